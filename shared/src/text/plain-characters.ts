/** ASCII equivalents of characters that application forms may turn into question marks. */
const PLAIN: Record<string, string> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201a': "'",
  '\u201b': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u201e': '"',
  '\u201f': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2015': '-',
  '\u2212': '-',
  '\u2026': '...',
  '\u2022': '-',
  '\u2023': '-',
  '\u25aa': '-',
  '\u25cf': '-',
  '\u25e6': '-',
};
const TYPOGRAPHIC = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu');
const SPACES = /[\u2000-\u200a\u202f\u205f]/gu;
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;
const isWide = (character: string | undefined): boolean => character !== undefined && WIDE.test(character);

/** Matches invisible characters: control characters, soft hyphen, zero-width space, byte order mark. */
const INVISIBLE = /(?![\t\n\r])[\p{Cc}\u00ad\u200b\ufeff]/gu;

/**
 * Converts typographic punctuation to ASCII. Between East Asian characters, punctuation belongs to the script and stays
 * unchanged.
 */
export const plainCharacters = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(SPACES, ' ')
    .replace(TYPOGRAPHIC, (character, index: number, whole: string) =>
      isWide(whole[index - 1]) || isWide(whole[index + 1]) ? character : (PLAIN[character] ?? character),
    );
