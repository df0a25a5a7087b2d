import type { ParagraphRole } from '@shortlist/shared/document/composed-document';
import { loadFontBook } from '../fonts.js';
import type { DocxContext } from './docx-context.js';
import { PARAGRAPH_STYLES } from './paragraph-styles.js';

/** Marks above and below the letters need more height in these scripts than the templates give a line. */
const TALL_SCRIPTS =
  /[\p{Script=Arabic}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}]/u;
/** Two marks above each other, as in Vietnamese, reach beyond a line lower than this; one on a capital beyond the next. */
const ROOM_FOR_TWO_MARKS = 1.35;
const TWO_MARKS = /\p{L}\p{M}{2}/u;
const ROOM_FOR_MARK = 1.18;
const MARKED_CAPITAL = /\p{Lu}\p{M}/u;

/** Whether lines must be free to grow beyond the template's height, because Word would cut letters off. */
export function mayLinesGrow({ document, text }: DocxContext, role: ParagraphRole): boolean {
  const { lineHeight } = document.style.paragraph[role];
  const marks = text.normalize('NFD');
  return (
    TALL_SCRIPTS.test(text) ||
    (lineHeight < ROOM_FOR_TWO_MARKS && TWO_MARKS.test(marks)) ||
    (lineHeight < ROOM_FOR_MARK && MARKED_CAPITAL.test(marks))
  );
}

/** The height of a line in points as Word sets it: one that may grow takes what the font asks for. */
export function wordLineHeight(context: DocxContext, role: ParagraphRole): number {
  const { lineHeight } = context.document.style.paragraph[role];
  const { size, family, weight, italic } = context.document.style.text[PARAGRAPH_STYLES[role].baseRole];
  if (!mayLinesGrow(context, role)) return lineHeight * size;
  const { ascent, descent } = loadFontBook().face(family, weight, italic);
  return Math.max(lineHeight, ascent + descent) * size;
}
