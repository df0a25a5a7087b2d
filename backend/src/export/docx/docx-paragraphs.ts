import { Paragraph as DocxParagraph, TabStopType, type IParagraphOptions } from 'docx';
import type { Block, Entry, Paragraph } from '@shortlist/shared/document/composed-document';
import { docxRuns } from './docx-runs.js';
import type { DocxContext } from './docx-context.js';
import { BULLET_LIST, paragraphSpacing, PARAGRAPH_STYLES } from './docx-styles.js';
import { twips } from './docx-units.js';
import { fitsThirdOfPage } from './entry-height.js';

/** The document's paragraphs in reading order; a body must have one at least. */
export function docxParagraphs(context: DocxContext): DocxParagraph[] {
  const paragraphs = [
    ...context.document.header.map((paragraph) => docxParagraph(paragraph, context)),
    ...context.document.sections.flatMap((section) => [
      ...(section.heading ? [docxParagraph(section.heading, context)] : []),
      ...section.blocks.flatMap((block, index) => blockParagraphs(block, index > 0, context)),
    ]),
  ];
  return paragraphs.length > 0 ? paragraphs : [new DocxParagraph({})];
}

function blockParagraphs(block: Block, hasNeighbourAbove: boolean, context: DocxContext): DocxParagraph[] {
  switch (block.kind) {
    case 'paragraph':
      return [docxParagraph(block, context)];
    case 'list':
      return block.items.map((item) => docxParagraph(item, context));
    case 'entry':
      return entryParagraphs(block, hasNeighbourAbove, context);
  }
}

/** The head stays with the start of its body, and a short entry stays on one page as a whole. */
function entryParagraphs(entry: Entry, hasNeighbourAbove: boolean, context: DocxContext): DocxParagraph[] {
  const body = entry.body.flatMap((block) => (block.kind === 'list' ? block.items : [block]));
  const paragraphs = [...entry.head, ...body];
  const keepsWhole = fitsThirdOfPage(paragraphs, context.document);
  const hasTitle = entry.head.some((paragraph) => paragraph.role === 'entryTitle');
  const gapAbove = hasNeighbourAbove && hasTitle ? context.document.style.entryGap : 0;
  return paragraphs.map((paragraph, index) =>
    docxParagraph(paragraph, context, {
      keepNext: index < paragraphs.length - 1 && (keepsWhole || index < entry.head.length),
      gapAbove: index === 0 ? gapAbove : 0,
    }),
  );
}

function docxParagraph(
  paragraph: Paragraph,
  context: DocxContext,
  { keepNext = false, gapAbove = 0 }: { keepNext?: boolean; gapAbove?: number } = {},
): DocxParagraph {
  const { page, direction } = context.document;
  const options: IParagraphOptions = {
    style: PARAGRAPH_STYLES[paragraph.role].id,
    // Said outright for titles: by its style, one with nothing below it would be glued to the next entry.
    ...((keepNext || paragraph.role === 'entryTitle') && { keepNext }),
    widowControl: true,
    ...(paragraph.role === 'bullet' && { numbering: { reference: BULLET_LIST, level: 0, custom: true } }),
    ...(paragraph.end && {
      tabStops: [{ type: TabStopType.RIGHT, position: twips(page.width - page.margin.left - page.margin.right) }],
    }),
    ...(direction === 'rtl' && { bidirectional: true }),
    ...(gapAbove > 0 && { spacing: paragraphSpacing(context, paragraph.role, gapAbove) }),
    children: docxRuns(paragraph, context.document),
  };
  return new DocxParagraph(options);
}
