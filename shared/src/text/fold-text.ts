/**
 * A text reduced to what stays the same in every exported file: letters, digits and punctuation, in order. White space,
 * hyphens, dashes, bullet marks and invisible characters are dropped, because text extractors and line breaks change
 * them. Typographic quotes, digits of other scripts and presentation forms become plain characters.
 */
export interface FoldedText {
  text: string;
  /** Returns whether the character before this index was dropped, which means that a word may start here. */
  startsWord: (index: number) => boolean;
}

const DROPPED = /^[\s\p{Cc}\p{Cf}\p{Cs}\p{Pd}\u00ad\u2212\u2022\u25e6\u25aa\u2023\u25cf\u25cb\u25a0\u25a1\u00b7*]$/u;
const SINGLE_QUOTES = /^[\u2018\u2019\u201a\u201b\u02bc\u0060\u00b4]$/u;
const DOUBLE_QUOTES = /^[\u201c\u201d\u201e\u201f]$/u;
const PLAIN = /^[!-)+,./0-~]$/;
const DIGIT = /^\p{Nd}$/u;

export function foldText(raw: string): FoldedText {
  const parts: string[] = [];
  const gaps = new Set<number>();
  let length = 0;
  for (const character of raw.normalize('NFKC')) {
    const folded = foldCharacter(character);
    if (folded === '') gaps.add(length);
    else parts.push(folded);
    length += folded.length;
  }
  return { text: parts.join(''), startsWord: (index) => index === 0 || gaps.has(index) };
}

function foldCharacter(character: string): string {
  if (PLAIN.test(character)) return character;
  if (DROPPED.test(character)) return '';
  if (SINGLE_QUOTES.test(character)) return "'";
  if (DOUBLE_QUOTES.test(character)) return '"';
  if (DIGIT.test(character)) return String(digitValue(character));
  return character;
}

/**
 * Returns the value of a digit: its distance from the zero of its script. In Unicode, the ten digits of a script are
 * consecutive.
 */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

const SPACED_LETTER = /[\p{L}\p{N}]/u;
const UNSPACED_LETTER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Returns whether a word may start or end at `index`: "Go" is found in "Go, Rust" but not in "Google". */
export function isWordEdge({ text, startsWord }: FoldedText, index: number): boolean {
  if (index <= 0 || index >= text.length || startsWord(index)) return true;
  return !joins(text[index - 1]!) || !joins(text[index]!);
}

const joins = (character: string): boolean => SPACED_LETTER.test(character) && !UNSPACED_LETTER.test(character);
