import type { FlowRow } from '../lines/columns.js';
import type { HeadingKind } from '../lines/heading-words.js';
import { cutHeadless } from './cut-headless.js';
import { measureOf, toParagraphs } from '../paragraphs/paragraphs.js';
import { type Paragraph } from '../paragraphs/paragraph.js';
import { toSections, type SectionRows } from './sections.js';

type Kind = SectionRows['kind'];

/** Paragraphs of a file, grouped by the section that their headings introduce. */
export interface Sections {
  get: (kind: Exclude<HeadingKind, 'other'> | 'header') => Paragraph[];
  /** Sections of the file that our resumes do not have. */
  unknown: { heading: string; paragraphs: Paragraph[] }[];
}

/**
 * Gap inserted between two sections that are merged, as a multiple of the line spacing. It is so large that no
 * paragraph continues across it.
 */
const FAR = 99;

export function collectSections(rows: readonly FlowRow[], isPlainText = false): Sections {
  const sections = toSections(rows);
  const byKind = new Map<Kind, Paragraph[]>();
  const unknown: Sections['unknown'] = [];
  const add = (kind: Kind, paragraphs: Paragraph[]) => {
    const known = byKind.get(kind);
    if (!known) byKind.set(kind, paragraphs);
    else paragraphs.forEach((paragraph, index) => known.push(index === 0 ? { ...paragraph, gap: FAR } : paragraph));
  };
  const measure = measureOf(rows, isPlainText);
  for (const section of sections) {
    const paragraphs = toParagraphs(section.rows, measure, {
      isList: section.kind === 'skills' || section.kind === 'languages',
      isHeader: section.kind === 'header',
    });
    if (section.kind === 'other') unknown.push({ heading: section.heading, paragraphs });
    else if (section.kind === 'header')
      for (const part of cutHeadless(paragraphs, sections.length === 1)) add(part.kind, part.paragraphs);
    else add(section.kind, paragraphs);
  }
  return { get: (kind) => byKind.get(kind) ?? [], unknown };
}
