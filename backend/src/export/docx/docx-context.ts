import type { ComposedDocument, Paragraph } from '@shortlist/shared/document/composed-document';

/** What every part of the rendering looks at. */
export interface DocxContext {
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
    document,
    text: paragraphs.flatMap(({ runs, end = [] }) => [...runs, ...end].map((run) => run.text)).join(' '),
  };
}
