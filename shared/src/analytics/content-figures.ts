import { bulletFacts } from '../ats/bullets/bullet-facts.js';
import { placedTexts } from '../ats/match/resume-texts.js';
import { resumeLanguage } from '../document/compose-document.js';
import { baseLanguage } from '../resume/languages.js';
import type { ResumeData } from '../resume/resume-data.js';
import { yearsWorked } from '../resume/years-worked.js';

export interface ContentFigures {
  /** Number of words in titles, summary, skills, bullets and degrees, without names and contact details. */
  words: number;
  bullets: number;
  withNumber: number;
  /** Number of bullets that open with a verb for the applicant's own work; null in languages without a verb list. */
  withVerb: number | null;
  skills: number;
  /** Complete years of work, computed from the dates of the jobs. */
  years: number;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

export function contentFigures(data: ResumeData, today: Date): ContentFigures {
  const bullets = bulletFacts(data).map(({ facts }) => facts);
  const isEnglish = baseLanguage(resumeLanguage(data)) === 'en';
  return {
    words: placedTexts(data, today)
      .flatMap(({ texts }) => texts)
      .reduce((sum, text) => sum + countWords(text), 0),
    bullets: bullets.length,
    withNumber: bullets.filter(({ hasFigure }) => hasFigure).length,
    withVerb: isEnglish ? bullets.filter(({ opensWithOwnWork }) => opensWithOwnWork).length : null,
    skills: data.skills.filter((skill) => skill.trim() !== '').length,
    years: yearsWorked(data.experience, today),
  };
}

const countWords = (text: string): number => [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;
