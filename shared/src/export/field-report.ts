import type { ResumeData } from '../resume/resume-data.js';
import { expectedFields, type ExpectedField } from './expected-fields.js';
import { findFields, type Place } from './find-fields.js';

/** Result of searching an exported file for the fields of its resume. */
export interface FieldReport {
  total: number;
  found: number;
  missing: { path: string; label: string }[];
  /** Whether entries, bullets and lines are in the same order as in the editor, and no two sections are mixed. */
  inOrder: boolean;
  /** `position` is the number of characters before the field in the extracted text; use it only to compare fields. */
  fields: { path: string; found: boolean; position?: number }[];
}

/** Searches the text extracted from a file for every visible field of the resume. Never throws. */
export function reportFields(data: ResumeData, text: string): FieldReport {
  const fields = expectedFields(data);
  const places = findFields(fields, text, data.settings.locale);
  const missing = fields.filter((_, index) => places[index] === undefined).map(({ path, label }) => ({ path, label }));
  return {
    total: fields.length,
    found: fields.length - missing.length,
    missing,
    inOrder: isInOrder(fields, places),
    fields: fields.map(({ path }, index) => {
      const place = places[index];
      return place ? { path, found: true, position: place.start } : { path, found: false };
    }),
  };
}

interface Span extends Place {
  section: string;
  entry: number;
}

/**
 * Returns whether the fields are in order. Templates may order sections, skills and the fields in the head of an entry
 * differently. Sections must not mix, and entries and the bullets of an entry must keep their order.
 */
function isInOrder(fields: ExpectedField[], places: (Place | undefined)[]): boolean {
  const sections = new Map<string, Span>();
  const entries = new Map<string, Span>();
  let lastBullet: Span | undefined;
  for (const [index, field] of fields.entries()) {
    const place = places[index];
    if (!place) continue;
    const { section, entry } = field;
    stretch(sections, section, { ...place, section, entry: 0 });
    stretch(entries, `${section}.${entry}`, { ...place, section, entry });
    if (!field.path.includes('.bullets.')) continue;
    if (lastBullet && lastBullet.section === section && lastBullet.entry === entry && place.start < lastBullet.start)
      return false;
    lastBullet = { ...place, section, entry };
  }
  return areApart([...sections.values()]) && entriesAscend([...entries.values()]);
}

function stretch(spans: Map<string, Span>, key: string, span: Span): void {
  const known = spans.get(key);
  if (!known) spans.set(key, span);
  else spans.set(key, { ...known, start: Math.min(known.start, span.start), end: Math.max(known.end, span.end) });
}

function areApart(spans: Span[]): boolean {
  const sorted = spans.toSorted((a, b) => a.start - b.start);
  return sorted.every((span, index) => index === 0 || span.start >= sorted[index - 1]!.end);
}

const entriesAscend = (entries: Span[]): boolean =>
  entries.every((entry, index) => {
    const previous = entries[index - 1];
    return !previous || previous.section !== entry.section || entry.start >= previous.end;
  });
