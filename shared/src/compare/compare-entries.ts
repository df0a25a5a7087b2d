import { comparableEntries } from './comparable-entries.js';
import type { ComparableEntry } from './comparable-entries.js';
import { compareTexts } from './compare-texts.js';
import { inOrder, moveDifference, textDifference } from './difference.js';
import type { Difference, Place } from './difference.js';
import { likenessOf } from '../text/likeness.js';
import { matchItems } from '../text/match-items.js';
import type { MatchRules } from '../text/match-items.js';
import type { EntryListName, ResumeData } from '../resume/resume-data.js';
import { TEXT_ROWS } from '../resume/resume-fields.js';

/**
 * Bonus for entries with the same identity, such as title and company. The bonus alone is enough for a match, so a job
 * is recognized even if all of its bullets were rewritten.
 */
const SAME_IDENTITY = 1;

const RULES: MatchRules<ComparableEntry> = {
  likeness: (a, b) =>
    likenessOf(a.profile, b.profile) + (a.identity !== '' && a.identity === b.identity ? SAME_IDENTITY : 0),
  anywhere: 0.5,
  inPlace: 0.3,
};

/** Lists the differences in a section of entries, ignoring blank entries. */
export function compareEntries(part: EntryListName, before: ResumeData, after: ResumeData): Difference[] {
  const [old, now] = [comparableEntries(part, before), comparableEntries(part, after)];
  const { pairs, removed, added } = matchItems(old, now, RULES);
  return inOrder([
    ...removed.map((entry) => ({
      place: entry.place,
      differences: textDifference(placeOf(part, entry), textOf(part, entry), ''),
    })),
    ...added.map((entry) => ({
      place: entry.place,
      differences: textDifference(placeOf(part, entry), '', textOf(part, entry)),
    })),
    ...pairs.map(({ before: was, after: is, moved }) => ({
      place: is.place,
      differences: [
        ...(moved ? [moveDifference(placeOf(part, is), was.place, is.place)] : []),
        ...compareFields(part, was, is),
      ],
    })),
  ]);
}

const placeOf = (part: EntryListName, { path, label }: ComparableEntry): Place => ({ part, path, label });

function compareFields(part: EntryListName, was: ComparableEntry, is: ComparableEntry): Difference[] {
  const { path, label } = is;
  const fields = TEXT_ROWS[part].flatMap(({ key, name }) =>
    textDifference(
      { part, path: `${path}.${key}`, label: `${label}: ${name}` },
      was.fields[key] ?? '',
      is.fields[key] ?? '',
    ),
  );
  const bullets = compareTexts(was.bullets, is.bullets, (index) => ({
    part,
    path: `${path}.bullets.${index}`,
    label: `${label}: bullet ${index + 1}`,
  }));
  return [...fields, ...bullets];
}

function textOf(part: EntryListName, { fields, bullets }: ComparableEntry): string {
  const head = TEXT_ROWS[part].map(({ key }) => fields[key]?.trim() ?? '').filter(Boolean);
  return [head.join(' · '), ...bullets.filter((text) => text.trim()).map((text) => `• ${text.trim()}`)].join('\n');
}
