// Draws resumes the way programs based on react-pdf do: with nested boxes, and with bullets that are small views or
// drawings.
import { Document, Font, Page, Path, Svg, Text, View, renderToBuffer } from '@react-pdf/renderer';
import { createElement as h, Fragment } from 'react';
import { fontFile } from '../../export/fonts.mjs';
import { asideOf, contentOf, mainOf } from './content.mjs';

export function foreignReactPdf() {
  Font.register({
    family: 'F',
    fonts: [
      { src: fontFile('source-sans-regular', 'ttf') },
      { src: fontFile('source-sans-bold', 'ttf'), fontWeight: 700 },
      { src: fontFile('source-sans-italic', 'ttf'), fontStyle: 'italic' },
    ],
  });
  Font.registerHyphenationCallback((word) => [word]);
  return { render: (data, layout) => renderToBuffer(tree(contentOf(data, layout), layout)), close: async () => {} };
}

const row = { flexDirection: 'row' };
const all = (items, draw) => items.map((item, index) => h(Fragment, { key: index }, draw(item, index)));

function tree({ name, headline, contacts, sections }, layout) {
  const { columns, page, size, header } = layout;
  const draw = (list) => all(list, (section) => h(Section, { section, layout }));
  const column = (list, width) =>
    h(View, { key: width, style: width === 'rest' ? { flex: 1 } : { width } }, draw(list));
  const body = {
    one: () => draw(sections),
    'sidebar-left': () =>
      h(View, { style: { ...row, columnGap: 22 } }, column(asideOf(sections), 155), column(mainOf(sections), 'rest')),
    'sidebar-right': () =>
      h(View, { style: { ...row, columnGap: 22 } }, column(mainOf(sections), 'rest'), column(asideOf(sections), 155)),
  }[columns]();
  return h(
    Document,
    {},
    h(
      Page,
      { size: page.toUpperCase(), style: { fontFamily: 'F', fontSize: size, lineHeight: 1.35, padding: 40 } },
      h(Text, { style: { fontSize: size * 2.2, lineHeight: 1.3, fontWeight: 700, textAlign: header } }, name),
      h(Text, { style: { textAlign: header } }, headline),
      h(Text, { style: { textAlign: header } }, contacts.join(' | ')),
      body,
    ),
  );
}

function Section({ section: { heading, text, entries, items, skills, lines }, layout }) {
  return h(
    View,
    {},
    h(Heading, { text: heading, layout }),
    text && h(Text, {}, text),
    all(entries ?? [], (entry) => h(Entry, { entry, layout })),
    items && h(List, { items, layout }),
    skills && SKILLS[layout.skills](skills),
    all(lines ?? [], (line) => h(Text, {}, line)),
  );
}

const dot = { width: 8, height: 8, borderRadius: 4, backgroundColor: '#357', marginTop: 4, marginRight: 6 };

const Heading = ({ text, layout: { heading, size } }) =>
  h(
    View,
    {
      minPresenceAhead: 30,
      style: {
        ...row,
        marginTop: 8,
        marginBottom: 3,
        ...(heading === 'rule' && { borderBottom: '0.7pt solid #678' }),
        ...(heading === 'band' && { backgroundColor: '#dde6f0', padding: 2 }),
      },
    },
    heading === 'icon' && h(View, { style: dot }),
    h(Text, { style: { fontSize: size * 1.2, fontWeight: 700 } }, text),
  );

const SKILLS = {
  commas: (skills) => h(Text, {}, skills.join(', ')),
  list: (skills) => all(skills, (skill) => h(Text, {}, skill)),
  chips: (skills) =>
    h(
      View,
      { style: { ...row, flexWrap: 'wrap' } },
      all(skills, (skill) =>
        h(
          Text,
          { style: { border: '0.7pt solid #aab', borderRadius: 6, padding: 2, marginRight: 9, marginBottom: 3 } },
          skill,
        ),
      ),
    ),
  grid: (skills) =>
    h(
      View,
      { style: { ...row, flexWrap: 'wrap' } },
      all(skills, (skill) => h(Text, { style: { width: '33%' } }, skill)),
    ),
  meters: (skills) =>
    all(skills, (skill, index) => [
      h(Text, { key: 't' }, skill),
      h(View, {
        key: 'm',
        style: { height: 3, width: `${40 + ((index * 17) % 50)}%`, backgroundColor: '#357', marginBottom: 3 },
      }),
    ]),
};

const square = { width: 4, height: 4, marginTop: 5, marginLeft: 4, marginRight: 6 };
const drawing = (d) =>
  h(
    Svg,
    { width: 7, height: 7, viewBox: '0 0 10 10', style: { marginTop: 4, marginRight: 7 } },
    h(Path, { d, fill: '#000' }),
  );
const MARKERS = {
  disc: () => h(View, { style: { ...square, borderRadius: 2, backgroundColor: '#000' } }),
  circle: () => h(View, { style: { ...square, borderRadius: 2, border: '0.7pt solid #000' } }),
  square: () => h(View, { style: { ...square, backgroundColor: '#000' } }),
  dash: () => drawing('M0 4 L8 4 L8 6 L0 6 Z'),
  triangle: () => drawing('M0 1 L8 5 L0 9 Z'),
  check: () => drawing('M0 5 L3 9 L9 1 L3 6 Z'),
};

const List = ({ items, layout: { marker } }) =>
  all(items, (item) => h(View, { style: row }, MARKERS[marker](), h(Text, { style: { flex: 1 } }, item)));

const Runs = ({ runs, grow }) =>
  h(
    Text,
    { style: grow ? { flex: 1 } : {} },
    runs.map(({ text, bold, italic }, index) =>
      h(
        Text,
        { key: index, style: { ...(bold && { fontWeight: 700 }), ...(italic && { fontStyle: 'italic' }) } },
        text,
      ),
    ),
  );

function Entry({ entry: { aside, lines, bullets }, layout }) {
  const body = [
    ...all(lines, ({ runs, right }) =>
      right
        ? h(View, { style: { ...row, columnGap: 10 } }, h(Runs, { runs, grow: true }), h(Text, {}, right))
        : h(Runs, { runs }),
    ),
    h(List, { key: 'list', items: bullets, layout }),
  ];
  if (layout.job === 'dates-left')
    return h(
      View,
      { style: { ...row, marginBottom: 6 } },
      h(Text, { style: { width: 105 } }, aside ?? ''),
      h(View, { style: { flex: 1 } }, body),
    );
  if (layout.entry === 'timeline')
    return h(
      View,
      { style: { ...row, marginBottom: 6 } },
      h(View, { style: dot }),
      h(View, { style: { flex: 1 } }, body),
    );
  return h(
    View,
    { style: { marginBottom: 6, ...(layout.entry === 'card' && { border: '0.7pt solid #aab', padding: 5 }) } },
    body,
  );
}
