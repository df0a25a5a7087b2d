import { resolve } from 'node:path';
import {
  Document,
  ExternalHyperlink,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';

const face = (name: string): string => resolve(import.meta.dirname, `../../../shared/fonts/fira-sans-${name}.ttf`);
pdfmake.addFonts({ Fira: { normal: face('regular'), bold: face('bold'), italics: face('italic') } });
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => true);

/** Creates a PDF like those of other programs, without tags or embedded resume data. */
export const otherPdf = (definition: TDocumentDefinitions): Promise<Buffer> =>
  pdfmake.createPdf({ defaultStyle: { font: 'Fira', fontSize: 10 }, ...definition }).getBuffer();

export const twoColumns: TDocumentDefinitions = {
  content: [
    { text: 'Imani Okafor', fontSize: 24, bold: true },
    { text: 'Site Manager', fontSize: 13, margin: [0, 0, 0, 14] },
    {
      columns: [
        {
          width: 150,
          stack: [
            { text: 'CONTACT', bold: true, fontSize: 12 },
            'imani@example.com',
            { text: 'Portfolio', link: 'https://okafor.example/work' },
            { text: 'SKILLS', bold: true, fontSize: 12, margin: [0, 10, 0, 0] },
            { ul: ['Scheduling', 'Site safety', 'Cost control'] },
          ],
        },
        {
          width: '*',
          stack: [
            { text: 'EXPERIENCE', bold: true, fontSize: 12 },
            {
              columns: [
                { text: 'Site Manager', bold: true },
                { text: 'Mar 2019 – Present', alignment: 'right' },
              ],
            },
            { text: 'Stonebridge Build, Leeds', italics: true },
            {
              ul: ['Led 40 people on 3 sites without one reportable accident.', 'Handed over a clinic 5 weeks early.'],
            },
            { text: 'EDUCATION', bold: true, fontSize: 12, margin: [0, 10, 0, 0] },
            {
              columns: [
                { text: 'BSc Civil Engineering', bold: true },
                { text: '2014', alignment: 'right' },
              ],
            },
            { text: 'University of Sheffield' },
          ],
        },
      ],
    },
  ],
};

export async function otherDocx(): Promise<Buffer> {
  const bullet = (text: string) => new Paragraph({ text, bullet: { level: 0 } });
  const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
  const document = new Document({
    sections: [
      {
        children: [
          new Paragraph({ text: 'Imani Okafor', heading: HeadingLevel.TITLE }),
          new Paragraph({
            children: [
              new TextRun('Leeds | imani@example.com | '),
              new ExternalHyperlink({ link: 'https://okafor.example', children: [new TextRun('okafor.example')] }),
            ],
          }),
          heading('Experience'),
          new Table({
            rows: [
              new TableRow({
                children: ['Site Manager, Stonebridge Build', 'Mar 2019 – Present'].map(
                  (text) =>
                    new TableCell({ children: [new Paragraph({ children: [new TextRun({ text, bold: true })] })] }),
                ),
              }),
            ],
          }),
          bullet('Led 40 people on 3 sites.'),
          bullet('Handed over a clinic 5 weeks early.'),
          heading('Skills'),
          new Paragraph('Scheduling, Site safety, Cost control'),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}
