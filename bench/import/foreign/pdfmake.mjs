// Draws resumes as programs based on pdfmake do: with pdfmake's own lists (`ul`), columns, tables and canvas.
import { readFileSync } from 'node:fs';
import pdfmake from 'pdfmake';
import { fontFile } from '../../export/fonts.mjs';
import { asideOf, contentOf, mainOf } from './content.mjs';

const FACES = {
  normal: 'source-sans-regular',
  bold: 'source-sans-bold',
  italics: 'source-sans-italic',
  bolditalics: 'source-sans-bold',
};

export function foreignPdfmake() {
  for (const face of new Set(Object.values(FACES)))
    pdfmake.virtualfs.writeFileSync(`${face}.ttf`, readFileSync(fontFile(face, 'ttf')));
  pdfmake.setLocalAccessPolicy(() => false);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setFonts({ F: Object.fromEntries(Object.entries(FACES).map(([style, face]) => [style, `${face}.ttf`])) });
  return {
    render: (data, layout) => pdfmake.createPdf(definition(contentOf(data, layout), layout)).getBuffer(),
    close: async () => {},
  };
}

const DRAWN = {
  dash: [{ type: 'rect', x: 0, y: 5, w: 6, h: 1.5, color: '#000' }],
  triangle: [
    {
      type: 'polyline',
      closePath: true,
      color: '#000',
      points: [
        { x: 0, y: 3 },
        { x: 6, y: 6 },
        { x: 0, y: 9 },
      ],
    },
  ],
  check: [
    {
      type: 'polyline',
      closePath: true,
      color: '#000',
      points: [
        { x: 0, y: 6 },
        { x: 2, y: 9 },
        { x: 7, y: 2 },
        { x: 2, y: 7 },
      ],
    },
  ],
};

function definition({ name, headline, contacts, sections }, layout) {
  const { columns, page, size, header } = layout;
  const draw = (list) => list.flatMap((section) => sectionOf(section, layout));
  const body = {
    one: () => draw(sections),
    newspaper: () => [
      { columns: [{ stack: draw(sections) }, { text: '' }], snakingColumns: true, columnGap: size < 10 ? 16 : 26 },
    ],
    'sidebar-left': () => [
      {
        columns: [
          { width: 155, stack: draw(asideOf(sections)) },
          { width: '*', stack: draw(mainOf(sections)) },
        ],
        columnGap: 22,
      },
    ],
    'sidebar-right': () => [
      {
        columns: [
          { width: '*', stack: draw(mainOf(sections)) },
          { width: 155, stack: draw(asideOf(sections)) },
        ],
        columnGap: 22,
      },
    ],
  }[columns]();
  return {
    pageSize: page.toUpperCase(),
    pageMargins: 40,
    defaultStyle: { font: 'F', fontSize: size, lineHeight: 1.15 },
    content: [
      { text: name, fontSize: size * 2.2, bold: true, alignment: header },
      { text: headline, alignment: header },
      { text: contacts.join(' | '), alignment: header },
      ...body,
    ],
  };
}

function sectionOf({ heading, text, entries, items, skills, lines }, layout) {
  return [
    ...headingOf(heading, layout),
    ...(text ? [text] : []),
    ...(entries ?? []).map((entry) => entryOf(entry, layout)),
    ...(items ? listOf(items, layout) : []),
    ...(skills ? SKILLS[layout.skills](skills) : []),
    ...(lines ?? []),
  ];
}

function headingOf(text, { heading, size }) {
  const title = { text, bold: true, fontSize: size * 1.2 };
  if (heading === 'band')
    return [
      {
        table: { widths: ['*'], body: [[{ ...title, fillColor: '#dde6f0' }]] },
        layout: 'noBorders',
        margin: [0, 8, 0, 4],
      },
    ];
  if (heading === 'icon')
    return [
      {
        columns: [{ width: 14, canvas: [{ type: 'ellipse', x: 4, y: 6, r1: 4, r2: 4, color: '#357' }] }, title],
        margin: [0, 8, 0, 4],
      },
    ];
  const line = { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 150, y2: 0, lineWidth: 0.7 }], margin: [0, 0, 0, 3] };
  return [{ ...title, margin: [0, 8, 0, 3] }, ...(heading === 'rule' ? [line] : [])];
}

const rows = (items, count) =>
  Array.from({ length: Math.ceil(items.length / count) }, (_, row) =>
    Array.from({ length: count }, (_, at) => items[row * count + at] ?? ''),
  );

const SKILLS = {
  commas: (skills) => [skills.join(', ')],
  list: (skills) => skills,
  chips: (skills) => [{ text: skills.join('   ') }],
  grid: (skills) => [{ table: { widths: ['*', '*', '*'], body: rows(skills, 3) }, layout: 'noBorders' }],
  meters: (skills) =>
    skills.flatMap((skill, index) => [
      skill,
      {
        canvas: [{ type: 'rect', x: 0, y: 0, w: 60 + ((index * 17) % 60), h: 3, color: '#357' }],
        margin: [0, 1, 0, 2],
      },
    ]),
};

const listOf = (items, { marker }) =>
  DRAWN[marker]
    ? items.map((text) => ({ columns: [{ width: 14, canvas: structuredClone(DRAWN[marker]) }, { text }] }))
    : [{ ul: [...items], type: marker }];

const runsOf = (runs) => runs.map(({ text, bold, italic }) => ({ text, bold, italics: italic }));

function entryOf({ aside, lines, bullets }, layout) {
  const stack = [
    ...lines.map(({ runs, right }) =>
      right
        ? {
            columns: [
              { text: runsOf(runs), width: '*' },
              { text: right, width: 'auto', alignment: 'right' },
            ],
            columnGap: 10,
          }
        : { text: runsOf(runs) },
    ),
    ...(bullets.length > 0 ? listOf(bullets, layout) : []),
  ];
  const margin = [0, 0, 0, 6];
  if (layout.job === 'dates-left')
    return {
      columns: [
        { width: 105, text: aside ?? '' },
        { width: '*', stack },
      ],
      margin,
    };
  if (layout.entry === 'card') return { table: { widths: ['*'], body: [[{ stack }]] }, margin };
  if (layout.entry === 'timeline')
    return {
      columns: [
        { width: 14, canvas: [{ type: 'ellipse', x: 4, y: 6, r1: 4, r2: 4, color: '#357' }] },
        { width: '*', stack },
      ],
      margin,
    };
  return { stack, margin };
}
