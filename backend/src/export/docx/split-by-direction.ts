export interface DirectedText {
  text: string;
  direction: 'ltr' | 'rtl';
}

const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const LETTER = /\p{L}/u;
/**
 * Characters that take the direction of the letter before them: accents and, in left-to-right text, digits ("ISO
 * 9001").
 */
const ATTACHED = { rtl: /\p{M}/u, ltr: /[\p{M}\p{N}]/u };

/**
 * Splits text where its direction changes. Word lays out each run in its declared direction, even if its letters have
 * the other direction, so an Arabic name in an English line needs its own run, and vice versa.
 */
export function splitByDirection(text: string, base: 'ltr' | 'rtl'): DirectedText[] {
  if (base === 'ltr' && !RTL.test(text)) return [{ text, direction: 'ltr' }];
  const turned = base === 'ltr' ? 'rtl' : 'ltr';
  const parts: DirectedText[] = [];
  let at = 0;
  for (const { start, end } of stretches(text, turned)) {
    if (start > at) parts.push({ text: text.slice(at, start), direction: base });
    parts.push({ text: text.slice(start, end), direction: turned });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), direction: base });
  return parts;
}

/**
 * Yields the parts of the text that have the given direction. A part extends from its first to its last letter and
 * includes the spaces and punctuation in between.
 */
function* stretches(text: string, direction: 'ltr' | 'rtl'): Generator<{ start: number; end: number }> {
  let start = -1;
  let end = -1;
  let at = 0;
  for (const character of text) {
    const next = at + character.length;
    const isRtl = RTL.test(character);
    if (direction === 'rtl' ? isRtl : !isRtl && LETTER.test(character)) {
      if (start === -1) start = at;
      end = next;
    } else if (start !== -1 && LETTER.test(character)) {
      yield { start, end };
      start = -1;
    } else if (start !== -1 && isAttached(text, end, at, character, direction)) end = next;
    at = next;
  }
  if (start !== -1) yield { start, end };
}

function isAttached(text: string, end: number, at: number, character: string, direction: 'ltr' | 'rtl'): boolean {
  if (at === end) return ATTACHED[direction].test(character);
  return direction === 'ltr' && at === end + 1 && /[ -]/.test(text[end]!) && /\p{N}/u.test(character);
}
