/** A vowel to the ear: not the y of Yuki, but that of Yves. A Japanese h is sounded, so an h is none. */
const vowel = /^(?:[aeiouœæ]|y(?![aeiouœæ]))/i;

/** The French “de” before a name: “d’Aiko”, “d’Émile”, “de Hokusai”, “de Yuki”. */
export const de = (name: string): string => (vowel.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`);
