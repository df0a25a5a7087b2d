import type { ResumeData } from '../resume/resume-data.js';
import { jobTerms, type JobTerm } from './jd-terms.js';
import type { RuleResult } from './rule.js';
import { stemOf, tokensOf } from './tokens.js';

/** Points a term may give: as said, by its stem; a little less where it is claimed in the list but told nowhere. */
const GRADES = { exact: 1, stem: 0.9 } as const;
const LISTED_ONLY = 0.8;
const TITLE_POINTS = 15;
const ZONES = [
  { id: 'must-have', zone: 'must', max: 55, name: 'asked for' },
  { id: 'other-terms', zone: 'other', max: 20, name: 'named among the duties' },
  { id: 'nice-to-have', zone: 'nice', max: 10, name: 'welcome' },
] as const;
const TERMS_SHOWN = 5;

/** How far the résumé speaks of what the job description asks for. */
export function matchRules(data: ResumeData, jdText: string): RuleResult[] {
  const terms = jobTerms(jdText);
  const told = textIndex([
    data.personal.jobTitle,
    data.summary.text,
    ...data.experience.flatMap((job) => [job.role, ...job.bullets]),
    ...data.education.map((school) => school.degree),
    ...data.certifications.map((certificate) => certificate.name),
    ...data.extras.projects.flatMap((project) => [project.name, project.description]),
    ...data.extras.volunteer.map((work) => work.description),
    ...data.extras.languages.map((language) => language.name),
  ]);
  const listed = textIndex(data.skills);
  const gradeOf = (term: JobTerm): number => Math.max(grade(term, told), grade(term, listed) * LISTED_ONLY);
  return [
    ...ZONES.flatMap(({ id, zone, max, name }) => {
      const wanted = terms.filter((term) => term.zone === zone);
      return wanted.length === 0 ? [] : [coverage(`match.${id}`, max, name, wanted, gradeOf)];
    }),
    ...titleRule(data, jdText),
  ];
}

function coverage(
  id: string,
  max: number,
  name: string,
  terms: JobTerm[],
  gradeOf: (term: JobTerm) => number,
): RuleResult {
  const grades = terms.map((term) => ({ term, grade: gradeOf(term) }));
  const missing = grades.filter(({ grade }) => grade === 0).map(({ term }) => term.text);
  const share = grades.reduce((sum, { grade }) => sum + grade, 0) / terms.length;
  const points = Math.round(share * max * 100) / 100;
  if (missing.length === 0) {
    const message =
      points === max
        ? `Everything ${name} is there.`
        : `Everything ${name} is there; what a job or the summary tells counts more than what is only listed.`;
    return { id, part: 'match', points, max, message, path: 'skills' };
  }
  const shown = missing.slice(0, TERMS_SHOWN).join(', ');
  const more = missing.length > TERMS_SHOWN ? ` and ${missing.length - TERMS_SHOWN} more` : '';
  return {
    id,
    part: 'match',
    points,
    max,
    message: `If true of you, add what is ${name}: ${shown}${more}.`,
    path: 'skills',
  };
}

/** The job's title is taken to be the description's first line. */
function titleRule(data: ResumeData, jdText: string): RuleResult[] {
  const firstLine = jdText.split(/\r?\n/).find((line) => line.trim() !== '') ?? '';
  const wanted = tokensOf(firstLine)
    .filter((token) => /\p{L}{2}/u.test(token))
    .slice(0, 8);
  const titles = [data.personal.jobTitle, ...data.experience.map((job) => job.role)].map(
    (title) => new Set(tokensOf(title).map(stemOf)),
  );
  if (wanted.length === 0 || wanted.length > 7) return [];
  const share = Math.max(
    0,
    ...titles.map((title) => wanted.filter((token) => title.has(stemOf(token))).length / wanted.length),
  );
  // Half of the words in common is the same job in other words.
  const points = Math.round(Math.min(1, share * 2) * TITLE_POINTS * 100) / 100;
  const message =
    points === TITLE_POINTS ? 'Your job title fits.' : 'Use the title of the job in yours, if it is true of you.';
  return [{ id: 'match.title', part: 'match', points, max: TITLE_POINTS, message, path: 'personal.jobTitle' }];
}

interface TextIndex {
  exact: string;
  stems: string;
}

const FIGURE = /\p{Nd}/u;
const FIGURES = /\p{Nd}+/gu;

/**
 * Texts as spaced words, with and without their figures: "SQL 2019 Server" speaks of "SQL Server", and leaving a
 * figure out never finds more.
 */
function textIndex(texts: string[]): TextIndex {
  const forms = texts.flatMap((text) => {
    const tokens = tokensOf(text);
    return FIGURE.test(text)
      ? [tokens, tokens.map((token) => token.replace(FIGURES, '')).filter((token) => token !== '')]
      : [tokens];
  });
  const joined = (tokens: string[][]): string => ` ${tokens.map((each) => each.join(' ')).join(' | ')} `;
  return { exact: joined(forms), stems: joined(forms.map((tokens) => tokens.map(stemOf))) };
}

function grade({ tokens }: JobTerm, index: TextIndex): number {
  if (index.exact.includes(` ${tokens.join(' ')} `)) return GRADES.exact;
  return index.stems.includes(` ${tokens.map(stemOf).join(' ')} `) ? GRADES.stem : 0;
}
