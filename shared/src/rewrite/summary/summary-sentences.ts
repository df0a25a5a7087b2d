import { actionVerb, PLACEHOLDER } from '../../english/wording.js';
import { wordCount } from '../../text/count-words.js';
import type { Experience, ResumeData } from '../../resume/resume-data.js';
import { heldOnly } from '../../resume/held-only.js';
import { cleanLine } from '../../text/text.js';
import { relevanceTo } from '../reading/relevance.js';
import { employerName, isEmployer } from '../../facts/employers.js';
import { isOccupation } from '../../facts/occupations.js';
import { improveBullet } from '../bullets/improve-bullet.js';
import { namedSkills } from '../reading/named-skills.js';
import { readsAsVerb } from '../../english/reads-as-verb.js';
import { isInPresent, namesPerson } from '../../letters/notes/present-bullets.js';
import { dutyMatch } from '../../letters/notes/posting-duties.js';
import { overlapWith } from '../../letters/notes/posting-overlap.js';
import { joined } from '../../letters/notes/note-joints.js';
import { noteClause } from '../../letters/notes/note-clause.js';
import { withoutSlips } from '../../letters/notes/typed-slips.js';
import { parseDate } from '../../resume/dates.js';
import { mayBeSameWork, namesSameWork, workTitle } from '../reading/same-work.js';
import { tidied, withCapital } from '../reading/tidy.js';
import { verbIn } from '../../english/verb-forms.js';
import { afterFirstWord, firstWord, withoutBrackets } from '../../text/words.js';
import { degreeName } from './degree-name.js';
import { timeInTrade, yearsInTrade } from '../reading/years-of-experience.js';

const SKILLS = 5;
const MAX_EMPLOYERS = 3;
const DEGREE =
  /^(?:an?\s+)?(?:bachelor|master|doctor|associate|diploma|ph\.?d|m\.?b\.?a|[bm]\.?sc?\b|[bm]\.?a\b|[bm]\.?eng|b\.?s\.?n|m\.?s\.?n|ll\.?[bm]|[bm]\.?f\.?a\b|pgce|high school diploma)/i;
/** Matches words that need "an" because they begin with a vowel sound, including initials such as "MBA". */
const AN = /^(?:[aeioAEIO]|[uU](?!ni|s[aeu])|(?:[MLNSFHRX]\.?[A-Z]|[MLNSFHRX]\.?Sc))/;
const MAX_BULLET_WORDS = 28;
/** Matches bullets about help or participation, which rank lower as results: "Assisted", "Took part". */
const A_PART_IN = /^(?:support(?![a-z]* \d)|assist|contribut|help|participat|took part)/i;

export interface SummarySentences {
  /** First sentence, with title, years and employers. */
  opening: string | undefined;
  skills: string | undefined;
  /** Results with figures, in the words of the user's bullets, strongest first. */
  results: string[];
  learned: string | undefined;
  years: number;
  /** The years in words: "5 years", "nearly two years". */
  time: string;
}

/**
 * Joins items into a list with "and". An item that ends with "?" or "!", such as "How Does Learning Happen?", comes
 * last.
 */
export function listed(typed: readonly string[]): string {
  const items = typed.toSorted((a, b) => Number(/[?!]$/.test(a)) - Number(/[?!]$/.test(b)));
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

const stop = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** @param variant selects a wording; any integer is valid */
export function summarySentences(data: ResumeData, jdText: string, today: Date, variant: number): SummarySentences {
  const held = heldOnly(data, today);
  const years = yearsInTrade(held, today);
  const relevance = relevanceTo(jdText);
  const time = timeInTrade(held, today);
  const first = opening(held, { years, inWords: time }, variant);
  return {
    opening: first,
    skills: skillsOf(held, relevance, variant),
    results: resultsOf(held, first ?? '', relevance, dutyMatch(jdText)),
    learned: learned(forPosting(held, jdText), today),
    years,
    time,
  };
}

function opening(
  { personal, experience }: ResumeData,
  { years, inWords }: { years: number; inWords: string },
  variant: number,
): string | undefined {
  const typed = cleanLine(personal.jobTitle);
  const main = experience.find(({ current }) => current) ?? experience[0];
  const ofTrade = typed === '' ? [] : experience.filter((job) => mayBeSameWork(typed, job.role));
  const latest = ofTrade.find(({ current }) => current) ?? ofTrade[0] ?? main;
  const role = cleanLine(withoutBrackets(latest?.role ?? ''));
  const title = roleLast(workTitle(typed, role), role);
  const nameOf = ({ company }: Experience): string => (isEmployer(company) ? employerName(company) : '');
  const employers = [...new Set(experience.map(nameOf).filter(Boolean))];
  // A heading such as "Helping my uncle" is not a job title.
  if (!isOccupation(title))
    return employers.length === 0
      ? typed === '' || /\s(?:my|our)\s/.test(typed)
        ? undefined
        : stop(withCapital(typed))
      : stop(`Experience at ${listed(employers.slice(0, MAX_EMPLOYERS))}`);
  const isAllOfTrade = experience.every(({ role }) => namesSameWork(title, role));
  // After "Most recently at", readers expect the latest job, even one in a different line of work.
  const isLatest = latest?.current || latest === main;
  const at = latest && isLatest ? nameOf(latest) : '';
  // Without "self-employed", readers would mistake the user's own business for an employer.
  const isOwnBusiness = latest?.current === true && /^self[- ]employed\b/i.test(role);
  const when = latest?.current ? (isOwnBusiness ? 'currently self-employed' : 'currently') : 'most recently';
  // Years in a different line of work must not be presented as experience in the occupation of the title.
  const isOtherWork = main !== undefined && !mayBeSameWork(title, main.role);
  if (main && isOtherWork && (ofTrade.length === 0 || years < 1))
    return stop(
      withCapital(
        isOccupation(main.role)
          ? `${title}${isSameKind(title, main.role) ? ', currently' : ' with a background as'} ${cleanLine(withoutBrackets(main.role))}${nameOf(main) && ` at ${nameOf(main)}`}`
          : title,
      ),
    );
  if (years < 1)
    return stop(
      withCapital(at === '' ? title : latest?.current ? `${title} at ${at}` : `${title}, most recently at ${at}`),
    );
  const time = `${inWords} of experience`;
  if (at === '' && latest && nameOf(latest) !== '' && ofTrade.length === 1)
    return stop(withCapital(`${title} with ${time} at ${nameOf(latest)}${yearsOf(latest)}`));
  if (at === '') return stop(withCapital(`${title} with ${time}`));
  if (employers.length === 1 && isLatest) return stop(withCapital(`${title} with ${time} at ${at}`));
  return stop(
    withCapital(
      variant % 2 === 0 && isAllOfTrade && employers.length <= MAX_EMPLOYERS
        ? `${title} with ${time} at ${listed(employers)}`
        : `${title} with ${time}, ${when} at ${at}`,
    ),
  );
}

/** Returns whether two titles end with the same noun: "Pharmacy Assistant" and "Counter Assistant". */
const isSameKind = (title: string, role: string): boolean =>
  title.split(' ').at(-1)!.toLowerCase() === cleanLine(withoutBrackets(role)).split(' ').at(-1)!.toLowerCase();

/**
 * Moves a student's current role to the end of a double title, next to its employer: "OT Student and Support Worker,
 * currently at Elm".
 */
function roleLast(title: string, role: string): string {
  const [first = '', second = '', ...more] = title.split(' and ');
  return /\bstudent$/i.test(second) && more.length === 0 && first.toLowerCase() === role.toLowerCase()
    ? `${second} and ${first}`
    : title;
}

function yearsOf({ startDate, endDate }: Experience): string {
  const [from, to] = [parseDate(startDate)?.year, parseDate(endDate)?.year];
  return from && to && to > from ? ` (${from} to ${to})` : '';
}

/** Minimum number of words in a job description. A shorter one does not show which degrees matter. */
const MIN_POSTING_WORDS = 60;

/**
 * Leaves out degrees and certificates of other fields if the job description shows which ones matter: a law degree is
 * irrelevant to a bakery.
 */
function forPosting(data: ResumeData, jdText: string): ResumeData {
  const overlap = overlapWith(jdText);
  const certifications = data.certifications.filter(({ name }) => overlap(name) > 0);
  return {
    ...data,
    education:
      wordCount(jdText) < MIN_POSTING_WORDS
        ? data.education
        : data.education.filter(({ degree }) => overlap(degree) > 0),
    certifications: certifications.length > 0 ? certifications : data.certifications,
  };
}

function skillsOf({ skills }: ResumeData, relevance: (text: string) => number, variant: number): string | undefined {
  const named = [...new Set(namedSkills(skills))];
  const best = [
    ...named.filter((skill) => relevance(skill) > 0),
    ...named.filter((skill) => relevance(skill) === 0),
  ].slice(0, SKILLS);
  if (best.length === 0) return undefined;
  if (best.length === 1) return stop(`Skilled in ${best[0]!}`);
  return stop(`${['Core skills', 'Key skills', 'Strengths'][variant % 3]}: ${listed(best)}`);
}

/** Returns bullets with figures, ranked by their relevance to the job, their figures and their recency. */
function resultsOf(
  { personal, experience }: ResumeData,
  opening: string,
  relevance: (text: string) => number,
  match: (text: string) => number,
): string[] {
  const title = cleanLine(personal.jobTitle);
  const isNamed = ({ company }: Experience): boolean => isEmployer(company) && opening.includes(employerName(company));
  // Excludes results from a different line of work, because readers would attribute them to the job in the title.
  const ofTitle = experience.filter((job) => title === '' || mayBeSameWork(title, job.role) || isNamed(job));
  return (ofTitle.length > 0 ? ofTitle : experience)
    .flatMap((entry, job) => {
      const isMain = isNamed(entry) || !isEmployer(entry.company);
      return entry.bullets.map((text, place) => ({
        text: resultOf(text, entry, entry === experience[0]),
        job: Math.min(3, job),
        isMain,
        entry,
        // The first bullet of the current job usually describes what the job is about.
        isFirst: place === 0 && job === 0 && entry.current,
      }));
    })
    .filter(({ text }) => FIGURE.test(text) && !PLACEHOLDER.test(text) && wordCount(text) <= MAX_BULLET_WORDS)
    .map(({ text, job, isMain, entry, isFirst }) => ({
      text: isMain ? text : withEmployer(text, entry),
      worth:
        Math.min(4, relevance(text) * 2 + match(text)) +
        Math.min(3, text.match(/\p{Nd}+/gu)?.length ?? 1) +
        (/%|[$€£]/.test(text) ? 2 : 0) +
        (isFirst ? 2 : 0) -
        job * 0.7 -
        (A_PART_IN.test(text) ? 4 : 0),
    }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ text }) => text);
}

const FIGURE =
  /\p{Nd}|\bno (?:accidents|incidents|complaints|claims)\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty)\b/iu;

/** Matches a list of nouns whose first word can also be a verb: "Issue desk, inquiries and PCs". */
const LISTS_NOUNS = /^\p{L}+ \p{L}+,/u;

/** Replaces "on my own" with "alone", because summaries do not use "my". */
const withoutOwn = (text: string): string => text.replace(/\bon my own\b/g, 'alone');

/** Returns the result in a bullet, without a subject; empty unless the bullet certainly states a result. */
function resultOf(typed: string, { current, role, bullets }: Experience, isFirst: boolean): string {
  const bullet = withoutSlips(typed);
  const improved = withoutOwn(improveBullet(tidied(bullet), current).text).split(/(?<=\p{Ll})\.\s+(?=\p{Lu})/u)[0]!;
  const verb = firstWord(improved);
  const isPast = verbIn('past', verb) !== undefined;
  const isPresent =
    current &&
    verbIn('base', verb) !== undefined &&
    isInPresent(bullets) &&
    !namesPerson(improved) &&
    !LISTS_NOUNS.test(improved);
  const isDeed = isPresent || isPast || (actionVerb(verb) !== undefined && readsAsVerb(verb, afterFirstWord(improved)));
  // "Runs the library since 2019" would need the present perfect.
  const isLasting = !isPast && /\bsince\b/.test(improved);
  if (isDeed) return isLasting || /\b(?:I|my|me|we|our|us)\b/.test(improved) ? '' : joined(improved, isPast);
  const clause = noteClause(bullet, current);
  const text = clause?.text.replace(/ when I started to (\S+) in /, ' to $1 by ') ?? '';
  if (clause === undefined || /\b(?:I|me|one example)\b/.test(text)) return '';
  const note = (
    current ? text.replace(PRESENT, (_, verb: string) => (/(?:sh|ss)$/.test(verb) ? `${verb}es` : `${verb}s`)) : text
  ).replace(
    /^(?:have had|have|had|do(?= (?:about |around )?\d)|did(?= (?:about |around )?\d)|my work include[sd]|my|the) (?=\S)/,
    '',
  );
  const isHeading = clause.subject === 'I' && /^(?:have|do)$/.test(clause.verb) && !isOccupation(role) && !isFirst;
  const heading = cleanLine(withoutBrackets(role));
  return isHeading && heading !== '' ? `${heading}: ${note}` : withCapital(note);
}

const PRESENT = /^(hand|cash|set|open|lock|bag|clean|wash|load|top|close|count|check|control)(?= )/;

/** Adds the employer to a result from a job other than the one named in the summary. */
function withEmployer(text: string, { company }: Experience): string {
  const name = isEmployer(company) ? employerName(company) : '';
  return name === '' || text.includes(name) || /[()]/.test(text) ? text : `${text.replace(/\.$/, '')} (${name})`;
}

/**
 * Removes the commas of a list in parentheses, because they are hard to read within another list: "(sit down, reach)"
 * becomes "(sit down and reach)".
 */
const withoutList = (name: string): string =>
  /\b(?:certified|trained|qualified) \(/i.test(name)
    ? name.replace(/, (?=[^,()]+\))/, ' and ')
    : name.replace(/ ?\([^()]*\)/g, (aside) => (aside.includes(',') ? '' : aside));

function learned({ education, certifications }: ResumeData, today: Date): string | undefined {
  const entry = education.find(({ degree }) => DEGREE.test(cleanLine(degree)));
  const degree = entry && degreeName(entry.degree);
  const school = entry && withThe(cleanLine(entry.school));
  // Shortens "RN License, Ohio – 12345" to "RN License".
  const certificates = [
    ...new Set(certifications.map(({ name }) => withoutList(cleanLine(name)).split(/,\s(?![^(]*\))|\s[–—-]\s/)[0]!)),
  ]
    .filter(Boolean)
    .slice(0, 3);
  const certified = `${certificates.length === 1 ? 'certification' : 'certifications'}: ${listed(certificates)}`;
  if (!entry || !degree) return certificates.length === 0 ? undefined : stop(withCapital(certified));
  const article = /^an?\s/i.test(degree) ? '' : AN.test(degree) ? 'an ' : 'a ';
  const held = isUnderWay(entry, today)
    ? `Studying for ${article}${degree}${school ? ` at ${school}` : ''}`
    : `Holds ${article}${degree}${school ? ` from ${school}` : ''}`;
  return stop(certificates.length === 0 ? held : `${held}; ${certified}`);
}

/** Adds the article that a school's name needs within a sentence: "the University of Leeds". */
export const withThe = (school: string): string =>
  /^(?:University|College|(?:Law )?Offices?|Department|Institute|Ministry|Museum) of\b/.test(school)
    ? `the ${school}`
    : school;

export function isUnderWay({ degree, year, graduationDate }: ResumeData['education'][number], today: Date): boolean {
  const dates = [degree, year, graduationDate].join(' ');
  const last = Math.max(...(dates.match(/\b(?:19|20)\d\d\b/g) ?? ['0']).map(Number));
  return /progress|expected|candidate|pursuing|present|ongoing/i.test(dates) || last > today.getUTCFullYear();
}
