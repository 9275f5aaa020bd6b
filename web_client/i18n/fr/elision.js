// French words before a name.

/** Return whether words before a name lose their last vowel. @param {string} name */
export const elides = (name) => /^[aeiouyœæh]/i.test(name.normalize("NFD"));

/** Return "de", elided before a vowel: "d’Ada", but "de Bo". @param {string} name */
export const de = (name) => (elides(name) ? "d’" : "de ");

/** Put "de" before somebody's name. @param {string} name */
export const of = (name) => `${de(name)}${name}`;
