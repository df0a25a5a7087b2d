// Uses pdfmake as its documentation shows: styles, `ul` and columns, without tuning or accessibility tags.
import { readFileSync } from 'node:fs';
import pdfmake from 'pdfmake';
import { fontFile } from './fonts.mjs';

const STYLES = {
  name: { fontSize: 25, bold: true },
  headline: { fontSize: 12.5, color: '#1f4e79', margin: [0, 0, 0, 3] },
  heading: { fontSize: 11.5, bold: true, color: '#1f4e79', margin: [0, 10, 0, 3] },
  title: { fontSize: 11, bold: true, margin: [0, 4, 0, 0] },
};

const AS_LARGE_AS_OURS = { pageSize: 'A4', pageMargins: [54, 46, 54, 46], fontSize: 10.25, lineHeight: 1.1 };

export const plainPdfmake = () => engine('plain pdfmake', AS_LARGE_AS_OURS);

/** Uses pdfmake's own margins and line height, and the minimum type size that resume guides recommend. */
export const tightPdfmake = () =>
  engine('plain pdfmake, 10 pt', { pageSize: 'LETTER', pageMargins: 40, fontSize: 10, lineHeight: 1 });

function engine(name, sizes) {
  const files = {
    normal: 'source-sans-regular',
    bold: 'source-sans-bold',
    italics: 'source-sans-italic',
    bolditalics: 'source-sans-bold',
  };
  const fonts = Object.entries(files).map(([style, face]) => {
    pdfmake.virtualfs.writeFileSync(`${face}.ttf`, readFileSync(fontFile(face, 'ttf')));
    return [style, `${face}.ttf`];
  });
  pdfmake.setLocalAccessPolicy(() => false);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setFonts({ SourceSans: Object.fromEntries(fonts) });
  return {
    name,
    render: (content) => pdfmake.createPdf(definition(content, sizes)).getBuffer(),
  };
}

function definition({ name, headline, contacts, sections }, { pageSize, pageMargins, fontSize, lineHeight }) {
  return {
    pageSize,
    pageMargins,
    defaultStyle: { font: 'SourceSans', fontSize, lineHeight },
    styles: STYLES,
    info: { title: `${name} Resume`, author: name },
    language: 'en',
    content: [
      { text: name, style: 'name' },
      { text: headline, style: 'headline' },
      {
        text: contacts.flatMap(({ text, href }, index) => [index > 0 ? ' | ' : '', href ? { text, link: href } : text]),
      },
      ...sections.flatMap(({ heading, entries }) => [
        { text: heading.toUpperCase(), style: 'heading' },
        {
          canvas: [{ type: 'line', x1: 0, y1: 0, x2: 487, y2: 0, lineWidth: 0.6, lineColor: '#c3c9d1' }],
          margin: [0, 0, 0, 3],
        },
        ...entries.flatMap(({ title, end, body, bullets }) => [
          ...(title
            ? [
                {
                  columns: [
                    { text: title, style: 'title', width: '*' },
                    { text: end ?? '', alignment: 'right', width: 'auto', margin: [0, 4, 0, 0] },
                  ],
                },
              ]
            : []),
          ...(body ? [body] : []),
          ...(bullets ? [{ ul: bullets }] : []),
        ]),
      ]),
    ],
  };
}
