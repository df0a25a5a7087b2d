import { type ComposedDocument, type DocumentStyle, type Paragraph } from '@shortlist/shared/page/composed-document';
import { PARAGRAPH_ROLES, TEXT_ROLES } from '@shortlist/shared/page/template';
import { halfPoints } from './docx-units.js';
import { PARAGRAPH_STYLES } from './paragraph-styles.js';

export interface DocxContext {
  /** The document, with font sizes rounded to the half points that Word supports. */
  document: ComposedDocument;
  /** All text of the document, used to detect scripts that need special fonts or taller lines. */
  text: string;
}

export function docxContext(document: ComposedDocument): DocxContext {
  const paragraphs: Paragraph[] = [
    ...document.header,
    ...document.sections.flatMap(({ heading, blocks }) => [
      ...(heading ? [heading] : []),
      ...blocks.flatMap((block) => {
        if (block.kind === 'paragraph') return [block];
        if (block.kind === 'list') return block.items;
        return [...block.head, ...block.body.flatMap((part) => (part.kind === 'list' ? part.items : [part]))];
      }),
    ]),
  ];
  return {
    document: { ...document, style: inWordSizes(document.style) },
    text: paragraphs.flatMap(({ runs, end = [] }) => [...runs, ...end].map((run) => run.text)).join(' '),
  };
}

/** Rounds font sizes to half points, but keeps the line heights of the PDF. */
function inWordSizes(style: DocumentStyle): DocumentStyle {
  const text = { ...style.text };
  for (const role of TEXT_ROLES) text[role] = { ...style.text[role], size: halfPoints(style.text[role].size) / 2 };
  const paragraph = { ...style.paragraph };
  for (const role of PARAGRAPH_ROLES) {
    const { baseRole } = PARAGRAPH_STYLES[role];
    const own = style.paragraph[role];
    paragraph[role] = { ...own, lineHeight: (own.lineHeight * style.text[baseRole].size) / text[baseRole].size };
  }
  return { ...style, text, paragraph };
}
