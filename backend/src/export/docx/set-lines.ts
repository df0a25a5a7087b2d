import type { Paragraph } from '@shortlist/shared/page/composed-document';
import { KEEP_TOGETHER_SHARE } from '@shortlist/shared/layout/flow';
import { setParagraph, type SetParagraph } from '@shortlist/shared/layout/set-paragraph';
import { loadFontBook } from '../fonts/fonts.js';
import type { DocxContext } from './docx-context.js';

/**
 * Share of the line width to leave empty: word processors do not kern, so their lines are wider than those in the PDF.
 */
const FREE_SHARE = 0.015;

/** Breaks a paragraph into lines at nearly the same places as a word processor with the same fonts. */
export function setForWord(paragraph: Paragraph, { document }: DocxContext): SetParagraph {
  const { page, style, language, direction } = document;
  const width = page.width * (1 - FREE_SHARE);
  const context = { fonts: loadFontBook(), style, language, direction, undrawable: new Set<string>() };
  return setParagraph(paragraph, { ...document, page: { ...page, width } }, context);
}

/**
 * Returns the indexes of separator runs at line ends. Callers replace each of these separators with a line break,
 * because a separator at the end of a line looks wrong.
 */
export function separatorsAtLineEnds(paragraph: Paragraph, context: DocxContext): ReadonlySet<number> {
  const found = new Set<number>();
  if (!paragraph.runs.some(({ separator }) => separator)) return found;
  const { lines } = setForWord(paragraph, context);
  let start = 0;
  for (const [place, run] of paragraph.runs.entries()) {
    const end = start + run.text.length;
    const isBetween = lines.some(
      ({ range }, index) => range && range.end <= start && (lines[index + 1]?.range?.start ?? 0) >= end,
    );
    if (run.separator && isBetween) found.add(place);
    start = end;
  }
  return found;
}

/** Returns whether the paragraphs are short enough to be kept together on one page, by the same rule as for the PDF. */
export function staysOnOnePage(paragraphs: Paragraph[], context: DocxContext): boolean {
  const { page } = context.document;
  const height = paragraphs.reduce((sum, paragraph) => {
    const { lines, lineHeight, style } = setForWord(paragraph, context);
    return sum + style.before + style.after + lines.length * lineHeight;
  }, 0);
  return height <= (page.height - page.margin.top - page.margin.bottom) * KEEP_TOGETHER_SHARE;
}
