import { withoutControls } from '../../text/text.js';

// Matches look-alike characters from old fonts and PDF writers: presentation forms, ligatures, and radicals that
// replace whole characters.
const LOOK_ALIKES = /[\u2E9F\u2EF3\u2F00-\u2FDF\uFB00-\uFB06\uFB13-\uFB17\uFB1D-\uFDCF\uFDF0-\uFDFF\uFE70-\uFEFC]/g;
/** Matches bullets of symbol fonts, encoded as private-use characters. */
const SYMBOL_BULLETS = /[\uF0A7\uF0B7\uF0D8\uF0FC\uF076\uF0A8\uF02D\uF06E\uF071]/g;
const SPACES = /[ \u00A0\u1680\u2000-\u200A\u202F\u205F\u2028\u2029\r\n\f\v]+/g;
const UNSEEN = /[\u00AD\u200B\u2060\u200E\u200F]/g;

/** Converts the text of a file to the characters that a user would type. Leaves tab characters unchanged. */
export const cleanText = (text: string): string =>
  withoutControls(text)
    .replace(SYMBOL_BULLETS, '•')
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(LOOK_ALIKES, (form) => form.normalize('NFKC'))
    .replace(SPACES, ' ');

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3000-\u303F\uFF00-\uFF60]/u;

/**
 * Returns whether two lines must be joined without a space, because the text at the break belongs to a script without
 * spaces.
 */
export function joinsUnspaced(before: string, after: string): boolean {
  const last = [...before.slice(-2)].at(-1) ?? ' ';
  const first = String.fromCodePoint(after.codePointAt(0) ?? 32);
  return (UNSPACED.test(last) && !/\s/.test(first)) || (UNSPACED.test(first) && !/\s/.test(last));
}

const RTL_LETTER = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/g;
const LTR_LETTER = /[A-Za-z\u00C0-\u024F\u0370-\u052F]/g;

/** Returns whether the text is mostly right-to-left. */
export const isRightToLeft = (text: string): boolean => {
  const right = text.match(RTL_LETTER)?.length ?? 0;
  return right > 0 && right >= (text.match(LTR_LETTER)?.length ?? 0);
};

/** Normalizes text for comparison: composed characters, lower case, single spaces. */
export const foldCase = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

export const isCaps = (text: string): boolean => /\p{Lu}.*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
