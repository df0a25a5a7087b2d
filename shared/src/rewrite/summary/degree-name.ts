import { cleanLine } from '../../text/text.js';

const ABBREVIATED =
  /^(PGCE|[BM]\.?F\.?A|B\.?A|B\.?Sc|B\.?S|B\.?Eng|M\.?A|M\.?Sc|M\.?S|M\.?Eng|LL\.?B|LL\.?M|Ph\.?D)(\.?)( \(Hon(?:our|or)?s\.?\))?,?\s+(?=\p{Lu}\p{Ll})(?!Hons)/u;
/** Matches a level of study, a comma and the subject: "Diploma, Early Childhood Education". */
const LEVEL_WITH_SUBJECT =
  /^((?:\p{Lu}[\p{L}']+ ){0,3}(?:Diploma|Certificate)|(?:Associate|Bachelor|Master) of (?:Applied )?(?:Science|Arts|Engineering|Technology)), (\p{Lu}[\p{L} &'’/-]{2,60})$/u;
/**
 * Matches a detail of a degree that is not its subject, such as a grade or a form of study: "distinction", "part-time".
 */
const NO_SUBJECT =
  /\b(?:honou?rs|hons|class|dean|list|distinction|merit|pass|credit|laude|gpa|minor|major|concentration|emphasis|option|part[- ]time|full[- ]time|online|evenings?|expected|progress|completed|graduat\p{L}*|year|level)\b/iu;
const HONOURS = /^Hon(?:our|or)?s\.?$/i;
const BRACKETS = / ?\(([^()]*)\)/g;

/** Keeps "(Hons)" and a subject, as in "(Accounting)". Drops every other remark in parentheses, such as "(2.1)". */
const withoutRemarks = (degree: string): string =>
  degree
    .replace(BRACKETS, (aside, inner: string, at: number) =>
      HONOURS.test(inner) || (isSubject(inner) && / in \p{Lu}/u.test(degree.slice(0, at))) ? aside : '',
    )
    .replace(/ {2,}/g, ' ')
    .trim();

const isSubject = (text: string): boolean => /^\p{Lu}\p{Ll}[\p{L} &-]*$/u.test(text) && !NO_SUBJECT.test(text);

/**
 * Formats a degree for a sentence: "BA in Mathematics", "Diploma in Early Childhood Education". Keeps honors and the
 * subject, and drops a minor, a grade and "in progress".
 */
export function degreeName(typed: string): string {
  const degree = withoutRemarks(cleanLine(typed));
  const [, level = '', subject = ''] = LEVEL_WITH_SUBJECT.exec(degree) ?? [];
  if (level !== '' && isSubject(subject)) return `${level} in ${subject}`;
  return degree
    .replace(ABBREVIATED, (_, name: string, stop: string, honors = '') => `${name}${stop}${honors} in `)
    .split(/,\s/)[0]!
    .replace(/^(?:expected|candidate for|pursuing)\s+/i, '');
}
