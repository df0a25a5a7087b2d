import { escapedPattern } from '../../text/text.js';
import { RESUME_WORDS } from '../../resume/languages.js';
import { parseDate } from '../../resume/dates.js';
import type { Education } from '../../resume/resume-data.js';
import { assignNames } from '../paragraphs/assign-names.js';
import { isDateText, splitDates } from '../lines/find-dates.js';
import { readHead, type HeadDates } from '../paragraphs/head-tokens.js';
import type { ImportNotes } from '../result/import-notes.js';
import type { Paragraph } from '../paragraphs/paragraph.js';
import { splitEntries } from './split-entries.js';
import { companyScore, degreeScore, schoolScore } from '../lines/vocabulary.js';

const GRADE_WORDS = [
  ...new Set([
    ...Object.values(RESUME_WORDS).map(({ gpa }) => escapedPattern(gpa)),
    'Cumulative GPA|Overall GPA|Major GPA|CGPA|G\\.P\\.A\\.?|Grade|Final grade|Note|Notendurchschnitt|Voto|Nota|Media|Promedio|Ocena|Average|Classification',
  ]),
].join('|');
const GRADE = new RegExp(
  `(?:^|[\\s,;|(])(?:${GRADE_WORDS})\\s{0,9}(?:of |is )?[:：]?\\s{0,9}(\\d[\\d.,]*(?:\\s{0,3}(?:/|out of|von)\\s{0,3}\\d[\\d.,]*)?|\\d:\\d)\\)?`,
  'iu',
);
const GRADE_LINE = new RegExp(`^(?:${GRADE_WORDS})\\s*[:：]\\s*(\\S.{0,80})$`, 'iu');
const GRADE_FIRST = /^(\d[.,]\d{1,2}(?:\s*\/\s*\d(?:[.,]\d{1,2})?)?)\s+(?:GPA|CGPA)$/iu;

const KINDS = {
  first: (text: string) => degreeScore(text) * 1.5,
  second: (text: string) => schoolScore(text) * 1.5 + Math.min(0.5, companyScore(text)),
};

export function readEducation(paragraphs: readonly Paragraph[], notes: ImportNotes): Education[] {
  const entries = splitEntries(paragraphs, ({ text }) => GRADE_LINE.test(text) || GRADE_FIRST.test(text));
  const graded = entries.map(({ head }) => takeGrade(head));
  const heads = graded.map(({ lines }) => readHead(lines));
  const names = assignNames(heads, KINDS);
  return entries.map(({ body }, index) => {
    const { first, second, place, rest } = names[index]!;
    const path = `education.${index}`;
    let gpa = graded[index]!.gpa;
    let { dates } = heads[index]!;
    for (const { text } of body) {
      const [, grade] = GRADE_LINE.exec(text) ?? GRADE_FIRST.exec(text) ?? [];
      if (gpa === '' && grade !== undefined) gpa = grade;
      else if (!dates && isDateText(text)) dates = { ...splitDates(text), text };
      else notes.notUnderstood(text, path);
    }
    for (const text of rest) notes.notUnderstood(text, path);
    return { school: second, degree: first, location: place, gpa, ...graduation(dates) };
  });
}

function takeGrade(head: Paragraph[]): { gpa: string; lines: Paragraph[] } {
  let gpa = '';
  const lines = head.map((paragraph) => ({
    ...paragraph,
    cells: paragraph.cells.flatMap((cell) => {
      const match = gpa === '' && cell.text.length < 300 ? GRADE.exec(cell.text) : null;
      if (!match) return [cell];
      gpa = match[1]!.trim();
      const pieces = cell.pieces.map((piece) => ({ ...piece, text: piece.text.replace(match[0].trim(), '') }));
      const text = pieces
        .map((piece) => piece.text)
        .join('')
        .trim();
      return text === '' || text === '()' ? [] : [{ ...cell, pieces, text }];
    }),
  }));
  return { gpa, lines };
}

/** Stores a range of study years in the year field, because the graduation date field holds only a single date. */
function graduation(dates: HeadDates | undefined): Pick<Education, 'year' | 'graduationDate'> {
  if (!dates) return { year: '', graduationDate: '' };
  const { start, end, current, text } = dates;
  if (end !== '' || current) return { year: text, graduationDate: '' };
  const date = parseDate(start);
  const bareYear = /^(?:\d{4}|[\u0660-\u0669\u06F0-\u06F9]{4})年?$/u.test(start);
  if (bareYear) return { year: start, graduationDate: '' };
  const year = date ? String(date.year) : (/(?:19|20)\d{2}/.exec(start)?.[0] ?? '');
  return { year, graduationDate: start };
}
