import { stemOf, tokensOf } from '@shortlist/shared/text/tokens';
import { phraseKey } from '@shortlist/shared/keywords/posting/tokenize';
import type { ResumeData } from '@shortlist/shared/resume/resume-data';

interface Keyword {
  text: string;
  aliases: string[];
}

/** Joins the words of a resume into one string in which keywords are searched for as whole words. */
export function resumeWords(data: ResumeData): string {
  const texts = [
    data.personal.jobTitle,
    data.summary.text,
    ...data.skills,
    ...data.experience.flatMap((job) => [job.role, ...job.bullets]),
    ...data.education.map((school) => school.degree),
    ...data.certifications.map((certificate) => certificate.name),
    ...data.extras.projects.flatMap((project) => [project.name, project.description]),
    ...data.extras.volunteer.flatMap((work) => [work.role, work.description]),
    ...data.extras.languages.map((language) => language.name),
  ];
  // Separate the texts with a vertical bar, so that a keyword of several words cannot match across two texts.
  return ` ${texts.map(phraseKey).join(' | ')} ${STEMS} ${texts.map(stemsOf).join(' | ')} `;
}

/** Separates the words of the resume from their stems in the searched string. */
const STEMS = '||';

const stemsOf = (text: string): string => tokensOf(text).map(stemOf).join(' ');

/**
 * Matches keywords of up to four lowercase words, such as "mentoring". Their inflected forms, such as "mentored", also
 * count as found. Names, such as "Excel", must match exactly.
 */
const INFLECTED = /^\p{Ll}{5,}(?: \p{Ll}{3,}){0,3}$/u;

function hasOtherForm(text: string, words: string): boolean {
  if (!INFLECTED.test(text)) return false;
  const stems = words.slice(words.lastIndexOf(STEMS) + STEMS.length);
  return stems.includes(` ${stemsOf(text)} `);
}

export const isPresent = ({ text, aliases }: Keyword, words: string): boolean =>
  hasOtherForm(text, words) ||
  [text, ...aliases].some((name) => {
    const key = phraseKey(name);
    return key !== '' && words.slice(0, words.lastIndexOf(STEMS)).includes(` ${key} `);
  });

export interface OtherResume {
  title: string;
  words: string;
}

export const titlesWith = (keyword: Keyword, others: readonly OtherResume[]): string[] =>
  others.filter(({ words }) => isPresent(keyword, words)).map(({ title }) => title);
