export interface DirectedText {
  text: string;
  direction: 'ltr' | 'rtl';
}

const RTL = '[\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}]';
const RTL_LETTER = new RegExp(RTL, 'u');
/** From the first right-to-left letter to the last, with the spaces and signs between them. */
const RTL_STRETCH = new RegExp(`${RTL}(?:[^\\p{L}]*${RTL}|\\p{M})*`, 'gu');
/** The same for the other letters, digits among or after them included ("ISO 9001"). */
const LTR_STRETCH = new RegExp(`(?!${RTL})\\p{L}(?:[^\\p{L}]*(?!${RTL})\\p{L}|[\\p{M}\\p{N}]|[ -]\\p{N})*`, 'gu');

/**
 * Parts text where its direction turns. Word lays out each run by the direction it is told and does not look at the
 * letters, so an Arabic name in an English line, or the other way round, needs a run of its own.
 */
export function splitByDirection(text: string, base: 'ltr' | 'rtl'): DirectedText[] {
  if (base === 'ltr' && !RTL_LETTER.test(text)) return [{ text, direction: 'ltr' }];
  const turned = base === 'ltr' ? 'rtl' : 'ltr';
  const parts: DirectedText[] = [];
  let at = 0;
  for (const match of text.matchAll(base === 'ltr' ? RTL_STRETCH : LTR_STRETCH)) {
    if (match.index > at) parts.push({ text: text.slice(at, match.index), direction: base });
    parts.push({ text: match[0], direction: turned });
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), direction: base });
  return parts;
}
