import { actionVerb, PLACEHOLDER } from '../ats/wording.js';
import { wordCount } from '../ats/count-words.js';
import type { ResumeData } from '../resume/resume-data.js';
import { cleanLine } from '../resume/text.js';
import { askedFor } from './asked-for.js';
import { improveBullet } from './improve-bullet.js';
import { tidied, withCapital } from './tidy.js';
import { firstWord } from './words.js';
import { yearsWorked } from './years-worked.js';

const SKILLS = 5;
const DEGREE =
  /^(?:an?\s+)?(?:bachelor|master|doctor|associate|diploma|ph\.?d|m\.?b\.?a|[bm]\.?sc?\b|[bm]\.?a\b|[bm]\.?eng|b\.?s\.?n|m\.?s\.?n|ll\.?[bm]|pgce|high school diploma)/i;
/** Letters whose names begin with a vowel: "an MBA". */
const AN = /^(?:[aeiou]|(?:[MLNSFHRX]\.?[A-Z]|[MLNSFHRX]\.?Sc))/;
/** A bullet longer than this makes the summary a list. */
const LONGEST_BULLET = 28;

/** What a summary can say of a person, each in a sentence; only what the résumé says itself. */
export interface SummarySentences {
  /** Who this is: title, years, employers. */
  opening: string | undefined;
  skills: string | undefined;
  /** Measured bullets, the strongest first. */
  results: string[];
  learned: string | undefined;
  /** The number of years that was computed from the dates. */
  years: number;
}

export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

const stop = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** @param variant which of the wordings to take; any whole number */
export function summarySentences(data: ResumeData, jdText: string, today: Date, variant: number): SummarySentences {
  const years = yearsWorked(data.experience, today);
  const asked = askedFor(jdText);
  return {
    opening: opening(data, years, variant),
    skills: skillsOf(data, asked, variant),
    results: resultsOf(data, asked),
    learned: learned(data),
    years,
  };
}

function opening({ personal, experience }: ResumeData, years: number, variant: number): string | undefined {
  const latest = experience.find(({ current }) => current) ?? experience[0];
  const title = cleanLine(personal.jobTitle) || cleanLine(latest?.role ?? '');
  if (title === '') return undefined;
  const employers = [...new Set(experience.map(({ company }) => cleanLine(company)).filter(Boolean))];
  const at = cleanLine(latest?.company ?? '');
  const time = `${years} ${years === 1 ? 'year' : 'years'} of experience`;
  if (years < 1)
    return stop(
      withCapital(at === '' ? title : latest?.current ? `${title} at ${at}` : `${title}, most recently at ${at}`),
    );
  if (at === '') return stop(withCapital(`${title} with ${time}`));
  const wordings = [
    `${title} with ${time}, ${latest?.current ? 'currently' : 'most recently'} at ${at}`,
    employers.length > 1
      ? `${title} with ${time} at ${listed(employers.slice(0, 3))}`
      : `${title} with ${time}, gained at ${at}`,
    `${title} who brings ${time}, ${latest?.current ? 'today' : 'most recently'} at ${at}`,
  ];
  return stop(withCapital(wordings[variant % wordings.length]!));
}

function skillsOf({ skills }: ResumeData, asked: (text: string) => number, variant: number): string | undefined {
  const named = [...new Set(skills.map(cleanLine).filter(Boolean))];
  const best = [...named.filter((skill) => asked(skill) > 0), ...named.filter((skill) => asked(skill) === 0)].slice(
    0,
    SKILLS,
  );
  if (best.length === 0) return undefined;
  return stop(`${['Skilled in', 'Core skills include', 'Experienced in'][variant % 3]} ${listed(best)}`);
}

/** Bullets with figures, what the job asks for first, then those with more of them, then the newer ones. */
function resultsOf({ experience }: ResumeData, asked: (text: string) => number): string[] {
  return experience
    .flatMap(({ bullets, current }) => bullets.map((text) => improveBullet(tidied(text), current).text))
    .filter(
      (text) =>
        /\p{Nd}/u.test(text) &&
        !PLACEHOLDER.test(text) &&
        actionVerb(firstWord(text)) !== undefined &&
        wordCount(text) <= LONGEST_BULLET,
    )
    .map((text) => ({
      text,
      worth: asked(text) * 2 + Math.min(3, text.match(/\p{Nd}+/gu)!.length) + (/%|[$€£]/.test(text) ? 2 : 0),
    }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ text }) => stop(text));
}

function learned({ education, certifications }: ResumeData): string | undefined {
  const degree = education.find((entry) => DEGREE.test(cleanLine(entry.degree)));
  const named = degree && cleanLine(degree.degree);
  const school = degree && cleanLine(degree.school);
  const certificates = certifications
    .map(({ name }) => cleanLine(name))
    .filter(Boolean)
    .slice(0, 3);
  const held =
    named &&
    `Holds ${/^an?\s/i.test(named) ? '' : AN.test(named) ? 'an ' : 'a '}${named}${school ? ` from ${school}` : ''}`;
  if (certificates.length === 0) return held && stop(held);
  const certified = `${certificates.length === 1 ? 'certification' : 'certifications'}: ${listed(certificates)}`;
  return stop(held ? `${held}; ${certified}` : withCapital(certified));
}
