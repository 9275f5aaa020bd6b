/** The name of this software, in every language. */
export const BRAND = "Morpho Server";
