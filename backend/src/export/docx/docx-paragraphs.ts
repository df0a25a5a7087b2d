import { Paragraph as DocxParagraph, TabStopType, type IParagraphOptions } from 'docx';
import type { Block, Entry, Paragraph } from '@shortlist/shared/page/composed-document';
import { docxRuns } from './docx-runs.js';
import type { DocxContext } from './docx-context.js';
import { BULLET_LIST, paragraphSpacing } from './docx-styles.js';
import { PARAGRAPH_STYLES } from './paragraph-styles.js';
import { twips } from './docx-units.js';
import { staysOnOnePage } from './set-lines.js';

/** Returns at least one paragraph, as Word requires. */
export function docxParagraphs(context: DocxContext): DocxParagraph[] {
  const { header, sections, style } = context.document;
  const belowBand = header.length > 0 ? (style.headerBand?.paddingBottom ?? 0) : 0;
  const paragraphs = [
    ...header.map((paragraph) => docxParagraph(paragraph, context)),
    ...sections.flatMap(({ heading, blocks }, place) => {
      const belowHeader = place === 0 ? belowBand : 0;
      const first = heading ? 0 : belowHeader;
      return [
        ...(heading ? [docxParagraph(heading, context, { gapAbove: belowHeader })] : []),
        ...blocks.flatMap((block, index) =>
          blockParagraphs(block, index > 0 ? gapAbove(block, context) : first, context),
        ),
      ];
    }),
  ];
  return paragraphs.length > 0 ? paragraphs : [new DocxParagraph({})];
}

function gapAbove(block: Block, { document }: DocxContext): number {
  return block.kind === 'entry' && block.head.some(({ role }) => role === 'entryTitle') ? document.style.entryGap : 0;
}

function blockParagraphs(block: Block, gapAbove: number, context: DocxContext): DocxParagraph[] {
  switch (block.kind) {
    case 'paragraph':
      return [docxParagraph(block, context, { gapAbove })];
    case 'list':
      return block.items.map((item, index) => docxParagraph(item, context, { gapAbove: index === 0 ? gapAbove : 0 }));
    case 'entry':
      return entryParagraphs(block, gapAbove, context);
  }
}

/** Keeps an entry's heading on the page on which its body starts, and keeps a short entry together on one page. */
function entryParagraphs(entry: Entry, gapAbove: number, context: DocxContext): DocxParagraph[] {
  const body = entry.body.flatMap((block) => (block.kind === 'list' ? block.items : [block]));
  const paragraphs = [...entry.head, ...body];
  const keepsWhole = staysOnOnePage(paragraphs, context);
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
    // Overrides the title style, which would keep a title without a body on the same page as the next entry.
    ...((keepNext || paragraph.role === 'entryTitle') && { keepNext }),
    widowControl: true,
    ...(paragraph.role === 'bullet' && { numbering: { reference: BULLET_LIST, level: 0, custom: true } }),
    ...(paragraph.end && {
      tabStops: [{ type: TabStopType.RIGHT, position: twips(page.width - page.margin.left - page.margin.right) }],
    }),
    ...(direction === 'rtl' && { bidirectional: true }),
    ...(gapAbove > 0 && { spacing: paragraphSpacing(context, paragraph.role, gapAbove) }),
    children: docxRuns(paragraph, context),
  };
  return new DocxParagraph(options);
}
