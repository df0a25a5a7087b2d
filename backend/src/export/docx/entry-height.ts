import type { ComposedDocument, Paragraph } from '@shortlist/shared/document/composed-document';

/** Mean advance of running text as a share of the type size, over the templates' families and common languages. */
const MEAN_ADVANCE = 0.5;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const KEPT_SHARE = 1 / 3;

/**
 * Whether an entry takes up to a third of a page, and so should not be parted. An estimate: the word processor breaks
 * the lines itself, with fonts that it may have substituted, and the rule bears an error of a line or two.
 */
export function fitsThirdOfPage(paragraphs: Paragraph[], document: ComposedDocument): boolean {
  const { page } = document;
  const height = paragraphs.reduce((sum, paragraph) => sum + estimatedHeight(paragraph, document), 0);
  return height <= (page.height - page.margin.top - page.margin.bottom) * KEPT_SHARE;
}

function estimatedHeight(paragraph: Paragraph, { page, style }: ComposedDocument): number {
  const { before, after, lineHeight, indent } = style.paragraph[paragraph.role];
  const size = style.text[paragraph.runs[0]?.role ?? 'body'].size;
  const text = [...paragraph.runs, ...(paragraph.end ?? [])].map((run) => run.text).join('');
  const advance = (text.length + (text.match(WIDE)?.length ?? 0)) * MEAN_ADVANCE * size;
  const lines = Math.max(1, Math.ceil(advance / (page.width - page.margin.left - page.margin.right - indent)));
  return before + after + lines * lineHeight * size;
}
