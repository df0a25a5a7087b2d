import { Document, Footer, Packer, PageNumber, Paragraph, TextRun } from 'docx';
import type { ComposedDocument } from '@shortlist/shared/document/composed-document';
import { docxParagraphs } from './docx-paragraphs.js';
import { docxNumbering, docxStyles, FOOTER_STYLE } from './docx-styles.js';
import { twips } from './docx-units.js';
import { finishPackage } from './finish-package.js';
import { xmlText } from './xml-text.js';

/** From the sheet's lower edge to the foot of the page number, in points. */
const FOOTER_DISTANCE = 22;

/**
 * The résumé as a Word document: the composed document's order and looks in Word's own terms (styles, lists, tab
 * stops, paragraph borders), no tables or text boxes, so that it can be edited and read by machines. Equal documents
 * give equal bytes.
 */
export async function renderDocx(document: ComposedDocument): Promise<Uint8Array> {
  const { page, direction } = document;
  const text = documentText(document);
  const word = new Document({
    title: xmlText(document.title),
    creator: xmlText(document.author),
    lastModifiedBy: xmlText(document.author),
    styles: docxStyles(document, text),
    numbering: docxNumbering(document, text),
    sections: [
      {
        properties: {
          page: {
            size: { width: twips(page.width), height: twips(page.height) },
            margin: {
              top: twips(page.margin.top),
              right: twips(page.margin.right),
              bottom: twips(page.margin.bottom),
              left: twips(page.margin.left),
              header: twips(FOOTER_DISTANCE),
              footer: twips(FOOTER_DISTANCE),
            },
          },
          // The first page is different in that it has no footer.
          titlePage: true,
        },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                style: FOOTER_STYLE,
                ...(direction === 'rtl' && { bidirectional: true }),
                children: [new TextRun({ children: [PageNumber.CURRENT] })],
              }),
            ],
          }),
        },
        children: docxParagraphs(document),
      },
    ],
  });
  return finishPackage(await Packer.pack(word, 'uint8array'), document);
}

/** All text of the document, to see which scripts it needs fonts for. */
function documentText(document: ComposedDocument): string {
  const paragraphs = [
    ...document.header,
    ...document.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => {
        if (block.kind === 'paragraph') return [block];
        if (block.kind === 'list') return block.items;
        return [...block.head, ...block.body.flatMap((part) => (part.kind === 'list' ? part.items : [part]))];
      }),
    ),
  ];
  return paragraphs.flatMap(({ runs, end = [] }) => [...runs, ...end].map((run) => run.text)).join(' ');
}
