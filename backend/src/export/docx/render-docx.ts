import { Document, Footer, Packer, PageNumber, Paragraph, TextRun } from 'docx';
import type { ComposedDocument } from '@shortlist/shared/page/composed-document';
import { docxContext } from './docx-context.js';
import { docxParagraphs } from './docx-paragraphs.js';
import { docxNumbering, docxStyles, FOOTER_STYLE } from './docx-styles.js';
import { twips } from './docx-units.js';
import { finishPackage } from './finish-package.js';
import { xmlText } from './xml-text.js';

/** Distance in points from the page's lower edge to the page number. */
const FOOTER_DISTANCE = 22;

/**
 * Renders a document for Word with styles, lists, tab stops and paragraph borders, but without tables or text boxes, so
 * that users can edit it and parsers can read it. The same document always produces the same bytes.
 */
export async function renderDocx(document: ComposedDocument): Promise<Uint8Array> {
  const { page } = document;
  const context = docxContext(document);
  const word = new Document({
    title: xmlText(document.title),
    creator: xmlText(document.author),
    lastModifiedBy: xmlText(document.author),
    styles: docxStyles(context),
    numbering: docxNumbering(context),
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
              header: 0,
              footer: twips(FOOTER_DISTANCE),
            },
          },
          titlePage: true,
        },
        footers: { default: pageNumber(document) },
        children: docxParagraphs(context),
      },
    ],
  });
  return finishPackage(await Packer.pack(word, 'uint8array'), context);
}

/** Private-use characters, later replaced with Word's fields for the page number and the number of pages. */
const PAGE = '\ue000';
const PAGES = '\ue001';
const FIELDS: Record<string, typeof PageNumber.CURRENT | typeof PageNumber.TOTAL_PAGES> = {
  [PAGE]: PageNumber.CURRENT,
  [PAGES]: PageNumber.TOTAL_PAGES,
};

const pageNumber = ({ pageLabel, direction }: ComposedDocument): Footer =>
  new Footer({
    children: [
      new Paragraph({
        style: FOOTER_STYLE,
        ...(direction === 'rtl' && { bidirectional: true }),
        children: pageLabel(PAGE, PAGES)
          .split(/([\ue000\ue001])/)
          .filter((part) => part !== '')
          .map((part) => new TextRun({ children: [FIELDS[part] ?? xmlText(part)] })),
      }),
    ],
  });
