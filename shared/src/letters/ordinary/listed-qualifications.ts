import type { Certification, ResumeData } from '../../resume/resume-data.js';
import { cleanLine } from '../../text/text.js';
import { withArticle } from '../evidence/short-role.js';
import type { Background } from '../evidence/background.js';

/** Matches a course or exam that is booked for a date: "Class booked January 2027". */
const BOOKED =
  /^(?:(class|course|exam|test|training|assessment) )?(?:is )?(?:booked|scheduled)(?: for| in| on)? ((?:\p{L}+ )?20\d\d)$/iu;
const MAX_LENGTH = 60;

const UNDER_WAY =
  /\b(?:in progress|studying|enrolled|working towards?|started|part[- ]qualified|units? (?:left|to go))\b/i;
const DOCUMENT = /\b(?:PGDip|PGCE|MSc|BSc|endorsement|certificate|certification|licen[cs]e|diploma|degree|award)\b/i;
const LAPSED = /\b(?:lapsed|expired|not renewed|withdrawn|failed|abandoned)\b/i;

/**
 * Names a required qualification that the user does not hold yet: "My ACLS class is booked for January 2027.", "I am
 * working towards AAT Level 4."
 */
export function pendingQualification(
  { certifications }: ResumeData,
  held: readonly Certification[],
  asked: (text: string) => boolean,
  jdText = '',
): string {
  for (const { name, year, expires, issuer } of certifications) {
    const short = cleanLine(name).split(/[,;(]/)[0]!.trim();
    const isHeld = held.some((certification) => certification.name === name);
    if (isHeld || short === '' || short.length > MAX_LENGTH || !asked(short)) continue;
    const status = [year, expires, issuer].map(cleanLine);
    const [, kind = 'course', date = ''] = status.map((text) => BOOKED.exec(text)).find(Boolean) ?? [];
    if (date !== '') return `My ${short} ${kind.toLowerCase()} is booked for ${date}.`;
    if (status.some((text) => UNDER_WAY.test(text)) && !status.some((text) => LAPSED.test(text)))
      return `I am working towards ${DOCUMENT.test(short) ? withArticle(short) : short}${codeIn(name, jdText)}.`;
  }
  return '';
}

/** Returns a qualification's number in parentheses, such as " (2391-52)", if the job description uses that number. */
function codeIn(name: string, jdText: string): string {
  const [, code = '', start = ''] = /\(((\d{3,5})[\d-]{0,6})\)/.exec(name) ?? [];
  return start !== '' && new RegExp(`\\b${start}\\b`).test(jdText) ? ` (${code})` : '';
}

/** Composes up to three sentences about qualifications and languages. */
export function qualificationsIn(
  { learned, askedCertificates, certificates, languages }: Background,
  spokenByBirth: readonly string[],
): string[] {
  const named = askedCertificates ?? certificates;
  // Users may list a diploma both as a certificate and in their education.
  const held =
    named !== undefined &&
    learned?.includes(
      named.replace(/^I hold (?:an? |the )?|(?: (?:certification|certificate|qualification|award)s?)?\.$/g, ''),
    )
      ? undefined
      : named;
  const sentences = withLearned(held, learned);
  const spoken = languages && asFirstLanguage(languages, spokenByBirth);
  return [
    ...sentences,
    ...(spoken ? [sentences.length === 0 ? spoken : spoken.replace(/^I speak /, 'I also speak ')] : []),
  ];
}

/** Matches a sentence about qualifications that has more than one verb: "I hold BLS and am forklift certified." */
const SEVERAL_VERBS = /(?:,| and)(?: and I)? (?:am|have (?:completed|my)) /;

/** Joins the sentences about certificates and education if each has one verb. If not, keeps both sentences. */
function withLearned(held: string | undefined, learned: string | undefined): string[] {
  if (held === undefined || learned === undefined)
    return [held ?? learned].filter((sentence) => sentence !== undefined);
  if (learned.startsWith('I hold ') && (SEVERAL_VERBS.test(held) || held.startsWith('I have completed ')))
    return [learned, held.replace(/^I (?=hold )/, 'I also ')];
  if (!held.startsWith('I hold ') || SEVERAL_VERBS.test(held)) return [held, learned];
  if (learned.startsWith('I hold '))
    return [`${held.replace(/\.$/, '')}, along with ${learned.slice('I hold '.length)}`];
  return learned.startsWith('I completed ')
    ? [`${held.replace(/\.$/, '')}${held.includes(' and ') ? ', and I ' : ' and '}${learned.slice('I '.length)}`]
    : [held, learned];
}

/** Rewords "I speak Polish natively": "Polish is my first language", or "I am bilingual …" if English is native. */
export function asFirstLanguage(sentence: string, native: readonly string[]): string {
  const [, name = '', others] = /^I speak (\p{Lu}\p{L}+) natively(?:,? and (.+))?\.$/u.exec(sentence) ?? [];
  if (name === '') return sentence;
  if (native.includes('English') && native.includes(name))
    return `I am bilingual in English and ${name}${others ? `, and I speak ${others}` : ''}.`;
  return `${name} is my first language${others ? `, and I speak ${others}` : ''}.`;
}

const UNIVERSITY =
  /^(?:bachelor|master|doctor|associate|ph\.?d|[bm]\.?[as]\.?c?\b|[bm]\.?eng|bfa|mfa|mba|llb|llm|pgce|pgdip)/i;
const DEGREE_ASKED = /\b(?:degree|bachelor['’]?s?|graduate|university)\b/i;
const LEVEL = /\blevel (\d)\b/gi;

/**
 * Returns a function that checks whether a text names a kind of qualification that the job description requires: a
 * degree ("a degree or equivalent"), or a diploma or certificate of a certain level ("a full and relevant Level 3").
 */
export function requirementsIn(jdText: string): (text: string) => boolean {
  const levels = new Set([...jdText.matchAll(LEVEL)].map(([, level]) => level));
  const isDegreeAsked = DEGREE_ASKED.test(jdText);
  return (text) =>
    (isDegreeAsked && UNIVERSITY.test(text)) ||
    (/\b(?:diploma|nvq|btec|certificate)\b/i.test(text) &&
      [...text.matchAll(LEVEL)].some(([, level]) => levels.has(level)));
}
