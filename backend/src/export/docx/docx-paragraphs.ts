import { Paragraph as DocxParagraph, TabStopType, type IParagraphOptions } from 'docx';
import type { Block, ComposedDocument, Entry, Paragraph } from '@shortlist/shared/document/composed-document';
import { docxRuns } from './docx-runs.js';
import { BULLET_LIST, PARAGRAPH_STYLES } from './docx-styles.js';
import { twips } from './docx-units.js';
import { fitsThirdOfPage } from './entry-height.js';

/** The document's paragraphs in reading order. */
export function docxParagraphs(document: ComposedDocument): DocxParagraph[] {
  return [
    ...document.header.map((paragraph) => docxParagraph(paragraph, document)),
    ...document.sections.flatMap((section) => [
      docxParagraph(section.heading, document),
      ...section.blocks.flatMap((block, index) => blockParagraphs(block, index > 0, document)),
    ]),
  ];
}

function blockParagraphs(block: Block, hasNeighbourAbove: boolean, document: ComposedDocument): DocxParagraph[] {
  switch (block.kind) {
    case 'paragraph':
      return [docxParagraph(block, document)];
    case 'list':
      return block.items.map((item) => docxParagraph(item, document));
    case 'entry':
      return entryParagraphs(block, hasNeighbourAbove, document);
  }
}

/** The head stays with the start of its body, and a short entry stays on one page as a whole. */
function entryParagraphs(entry: Entry, hasNeighbourAbove: boolean, document: ComposedDocument): DocxParagraph[] {
  const body = entry.body.flatMap((block) => (block.kind === 'list' ? block.items : [block]));
  const paragraphs = [...entry.head, ...body];
  const keepsWhole = fitsThirdOfPage(paragraphs, document);
  const hasTitle = entry.head.some((paragraph) => paragraph.role === 'entryTitle');
  const gapAbove = hasNeighbourAbove && hasTitle ? document.style.entryGap : 0;
  return paragraphs.map((paragraph, index) =>
    docxParagraph(paragraph, document, {
      keepNext: index < paragraphs.length - 1 && (keepsWhole || index < entry.head.length),
      gapAbove: index === 0 ? gapAbove : 0,
    }),
  );
}

function docxParagraph(
  paragraph: Paragraph,
  document: ComposedDocument,
  { keepNext = false, gapAbove = 0 }: { keepNext?: boolean; gapAbove?: number } = {},
): DocxParagraph {
  const { page, style, direction } = document;
  const { before, after, lineHeight } = style.paragraph[paragraph.role];
  const { id, baseRole } = PARAGRAPH_STYLES[paragraph.role];
  const options: IParagraphOptions = {
    style: id,
    // Said outright for titles: by its style, one with nothing below it would be glued to the next entry.
    ...((keepNext || paragraph.role === 'entryTitle') && { keepNext }),
    widowControl: true,
    ...(paragraph.role === 'bullet' && { numbering: { reference: BULLET_LIST, level: 0, custom: true } }),
    ...(paragraph.end && {
      tabStops: [{ type: TabStopType.RIGHT, position: twips(page.width - page.margin.left - page.margin.right) }],
    }),
    ...(direction === 'rtl' && { bidirectional: true }),
    ...(gapAbove > 0 && {
      spacing: {
        before: twips(before + gapAbove),
        after: twips(after),
        line: twips(lineHeight * style.text[baseRole].size),
        lineRule: 'atLeast' as const,
      },
    }),
    children: docxRuns(paragraph, document),
  };
  return new DocxParagraph(options);
}
