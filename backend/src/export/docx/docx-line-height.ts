import type { ParagraphRole } from '@shortlist/shared/page/template';
import { loadFontBook } from '../fonts/fonts.js';
import type { DocxContext } from './docx-context.js';
import { PARAGRAPH_STYLES } from './paragraph-styles.js';

/** Matches scripts such as Thai, whose marks above and below letters need taller lines than the templates have. */
const TALL_SCRIPTS =
  /[\p{Script=Arabic}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}]/u;
/** Line height, as a multiple of the font size, with room for two stacked marks, as in the Vietnamese "ế". */
const ROOM_FOR_TWO_MARKS = 1.35;
const TWO_MARKS = /\p{L}\p{M}{2}/u;
/** Line height, as a multiple of the font size, with room for a mark on a capital, as in "É". */
const ROOM_FOR_MARK = 1.18;
const MARKED_CAPITAL = /\p{Lu}\p{M}/u;

/** Returns whether lines may exceed the template's line height. In lines of a fixed height, Word clips tall letters. */
export function mayLinesGrow({ document, text }: DocxContext, role: ParagraphRole): boolean {
  const { lineHeight } = document.style.paragraph[role];
  const marks = text.normalize('NFD');
  return (
    TALL_SCRIPTS.test(text) ||
    (lineHeight < ROOM_FOR_TWO_MARKS && TWO_MARKS.test(marks)) ||
    (lineHeight < ROOM_FOR_MARK && MARKED_CAPITAL.test(marks))
  );
}

/** Returns the line height in points. Lines that may grow get at least the font's own height. */
export function wordLineHeight(context: DocxContext, role: ParagraphRole): number {
  const { lineHeight } = context.document.style.paragraph[role];
  const { size, family, weight, italic } = context.document.style.text[PARAGRAPH_STYLES[role].baseRole];
  if (!mayLinesGrow(context, role)) return lineHeight * size;
  const { ascent, descent } = loadFontBook().face(family, weight, italic);
  return Math.max(lineHeight, ascent + descent) * size;
}
