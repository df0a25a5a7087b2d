import { Document, Font, Link, Page, StyleSheet, Text, View, renderToBuffer } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { fontFile } from './fonts.mjs';

const styles = StyleSheet.create({
  page: { fontFamily: 'SourceSans', fontSize: 10.25, lineHeight: 1.35, paddingHorizontal: 54, paddingVertical: 46 },
  name: { fontSize: 25, fontWeight: 700 },
  headline: { fontSize: 12.5, color: '#1f4e79' },
  heading: {
    fontSize: 11.5,
    fontWeight: 700,
    color: '#1f4e79',
    marginTop: 10,
    marginBottom: 3,
    borderBottom: '0.6pt solid #c3c9d1',
  },
  row: { flexDirection: 'row', justifyContent: 'space-between', marginTop: 4 },
  title: { fontSize: 11, fontWeight: 700, flexShrink: 1 },
  bullet: { flexDirection: 'row' },
  marker: { width: 12 },
  grow: { flex: 1 },
});

export function reactPdf() {
  Font.register({
    family: 'SourceSans',
    fonts: [
      { src: fontFile('source-sans-regular', 'ttf'), fontWeight: 400 },
      { src: fontFile('source-sans-bold', 'ttf'), fontWeight: 700 },
    ],
  });
  return { name: '@react-pdf/renderer', render: (content) => renderToBuffer(tree(content)) };
}

const tree = ({ name, headline, contacts, sections }) =>
  h(
    Document,
    { title: `${name} Resume`, author: name, language: 'en' },
    h(
      Page,
      { size: 'A4', style: styles.page },
      h(Text, { style: styles.name }, name),
      h(Text, { style: styles.headline }, headline),
      h(
        Text,
        {},
        ...contacts.flatMap(({ text, href }, index) => [
          index > 0 ? ' | ' : '',
          href ? h(Link, { src: href, key: text }, text) : text,
        ]),
      ),
      ...sections.flatMap(({ heading, entries }) => [
        h(Text, { style: styles.heading }, heading.toUpperCase()),
        ...entries.flatMap(({ title, end, body, bullets = [] }) => [
          title && h(View, { style: styles.row }, h(Text, { style: styles.title }, title), h(Text, {}, end ?? '')),
          body && h(Text, {}, body),
          ...bullets.map((text) =>
            h(
              View,
              { style: styles.bullet },
              h(Text, { style: styles.marker }, '•'),
              h(Text, { style: styles.grow }, text),
            ),
          ),
        ]),
      ]),
    ),
  );
