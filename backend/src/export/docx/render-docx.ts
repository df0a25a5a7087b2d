import { Document, Footer, Header, LineRuleType, Packer, PageNumber, Paragraph, TextRun } from 'docx';
import type { ComposedDocument } from '@shortlist/shared/document/composed-document';
import { docxContext } from './docx-context.js';
import { docxParagraphs } from './docx-paragraphs.js';
import { docxNumbering, docxStyles, FOOTER_STYLE } from './docx-styles.js';
import { twips } from './docx-units.js';
import { finishPackage } from './finish-package.js';
import { pageTop } from './header-band.js';
import { xmlText } from './xml-text.js';

/** From the sheet's lower edge to the foot of the page number, in points. */
const FOOTER_DISTANCE = 22;

/**
 * The résumé as a Word document: the composed document's order and looks in Word's own terms (styles, lists, tab
 * stops, paragraph borders), no tables or text boxes, so that it can be edited and read by machines. Equal documents
 * give equal bytes.
 */
export async function renderDocx(document: ComposedDocument): Promise<Uint8Array> {
  const { page, style, direction } = document;
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
              top: twips(pageTop(document)),
              right: twips(page.margin.right),
              bottom: twips(page.margin.bottom),
              left: twips(page.margin.left),
              header: 0,
              footer: twips(FOOTER_DISTANCE),
            },
          },
          // The first page is different in that it has neither page number nor room for a band above.
          titlePage: true,
        },
        ...(style.headerBand && { headers: { default: furtherPageTop(page.margin.top) } }),
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
        children: docxParagraphs(context),
      },
    ],
  });
  return finishPackage(await Packer.pack(word, 'uint8array'), document);
}

/** The first page begins with the band, near the sheet's edge; an empty header holds the others' text at the margin. */
const furtherPageTop = (height: number): Header =>
  new Header({ children: [new Paragraph({ spacing: { line: twips(height), lineRule: LineRuleType.EXACT } })] });
