/**
 * Characters that encode a shape instead of a letter: Latin and Arabic ligatures and positional forms, and the radicals
 * and compatibility ideographs that some PDF writers use for common Chinese characters. Only these characters are
 * normalized with NFKC, which would also change "½" and "™".
 */
const SHAPES = /[\u2e80-\u2fdf\uf900-\ufaff\ufb00-\ufdff\ufe70-\ufefc]+/g;

/** Bullets of the fonts Symbol and Wingdings, in Unicode's private use area. */
const PRIVATE_BULLETS = /[\uf0a7\uf0a8\uf0b7\uf0d8\uf076\uf0fc]/g;

const SPACES = /[\t\n\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
/** Control characters, and invisible characters that mark possible line breaks or text directions. */
const UNSEEN = /[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

export const plainCharacters = (text: string): string =>
  text
    .replace(SHAPES, (shapes) => shapes.normalize('NFKC'))
    .replace(PRIVATE_BULLETS, '•')
    .replace(SPACES, ' ')
    .replace(UNSEEN, '')
    .normalize('NFC');
