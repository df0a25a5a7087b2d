import type { Experience, Volunteer } from '../../resume/resume-data.js';
import { assignNames } from '../paragraphs/assign-names.js';
import { readHead, type Head } from '../paragraphs/head-tokens.js';
import type { ImportNotes } from '../result/import-notes.js';
import type { Paragraph } from '../paragraphs/paragraph.js';
import { descriptionOf } from './read-lists.js';
import { splitEntries } from './split-entries.js';
import { companyScore, roleScore, schoolScore } from '../lines/vocabulary.js';

type Work = Omit<Experience, 'bullets'> & { body: Paragraph[] };

export function readExperience(paragraphs: readonly Paragraph[], notes: ImportNotes): Experience[] {
  return readWork(paragraphs, 'experience', notes).map(({ body, ...work }) => ({
    ...work,
    bullets: body.map(({ cells }) => cells.map((cell) => cell.text).join(' ')),
  }));
}

export function readVolunteer(paragraphs: readonly Paragraph[], notes: ImportNotes): Volunteer[] {
  return readWork(paragraphs, 'extras.volunteer', notes).map((work, index) => {
    // Reports the location of volunteer work, because the resume has no field for it.
    if (work.location !== '') notes.notUnderstood(work.location, `extras.volunteer.${index}`);
    return {
      role: work.role,
      organization: work.company,
      startDate: work.startDate,
      endDate: work.endDate,
      description: descriptionOf(work.body),
    };
  });
}

const KINDS = { first: roleScore, second: (text: string) => companyScore(text) + Math.min(1, schoolScore(text)) };

function readWork(paragraphs: readonly Paragraph[], path: string, notes: ImportNotes): Work[] {
  const entries = splitEntries(paragraphs);
  const heads = entries.map(({ head }) => readHead(head));
  const names = assignNames(heads, KINDS);
  let employer: { company: string; location: string } | undefined;
  return entries.map(({ body }, index) => {
    const at = `${path}.${index}`;
    const { first, second, place, rest } = names[index]!;
    for (const text of rest) notes.notUnderstood(text, at);
    const work: Work = { role: first, company: second, location: place, ...datesOf(heads[index]!, at, notes), body };
    // Roles that follow without an employer belong to the employer named above them.
    if (work.company === '' && employer && isFurtherRole(heads[index]!, heads[index - 1]))
      [work.company, work.location] = [employer.company, work.location || employer.location];
    if (work.company !== '') employer = { company: work.company, location: work.location };
    return work;
  });
}

/** Returns whether a head contains only a role, so that its employer is named in a head above it. */
function isFurtherRole({ tokens }: Head, before: Head | undefined): boolean {
  const lines = new Set(before?.tokens.map(({ line }) => line));
  return tokens.length === 1 && before !== undefined && (lines.size > 1 || before.tokens.length === 1);
}

export function datesOf(
  { dates }: Head,
  path: string,
  notes: ImportNotes,
): { startDate: string; endDate: string; current: boolean } {
  if (!dates) return { startDate: '', endDate: '', current: false };
  const { start, end, current } = dates;
  if (!current && end === '' && start !== '' && !/\d{4}|[\u0660-\u0669\u06F0-\u06F9]{4}|['’]\d{2}/.test(start))
    notes.note('These dates could not be read. Please check them.', `${path}.startDate`);
  return { startDate: start, endDate: current ? '' : end, current };
}
