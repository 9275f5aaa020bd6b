/** Return the milliseconds since the page was opened. They pass evenly, whatever somebody sets the device's clock to. */
export const now = () => performance.now();
