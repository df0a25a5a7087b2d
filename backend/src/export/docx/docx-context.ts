import {
  PARAGRAPH_ROLES,
  TEXT_ROLES,
  type ComposedDocument,
  type DocumentStyle,
  type Paragraph,
} from '@shortlist/shared/document/composed-document';
import { halfPoints } from './docx-units.js';
import { PARAGRAPH_STYLES } from './paragraph-styles.js';

/** What every part of the rendering looks at. */
export interface DocxContext {
  /** In type sizes that Word has. */
  document: ComposedDocument;
  /** All text of the document, to see which scripts it needs fonts and room for. */
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

/** Type in half points; lines keep the heights that they have on the PDF's page. */
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
