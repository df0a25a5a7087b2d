import type { Paragraph } from '@shortlist/shared/page/composed-document';
import { KEEP_TOGETHER_SHARE } from '@shortlist/shared/layout/flow';
import type { DocxContext } from './docx-context.js';
import { setForWord } from './set-lines.js';

/** Returns whether an entry is too short to split across pages, by the PDF's rule. */
export function staysOnOnePage(paragraphs: Paragraph[], context: DocxContext): boolean {
  const { page } = context.document;
  const height = paragraphs.reduce((sum, paragraph) => {
    const { lines, lineHeight, style } = setForWord(paragraph, context);
    return sum + style.before + style.after + lines.length * lineHeight;
  }, 0);
  return height <= (page.height - page.margin.top - page.margin.bottom) * KEEP_TOGETHER_SHARE;
}
