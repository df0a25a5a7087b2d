import { knownLanguage } from '../../resume/guess-language.js';
import { baseLanguage, RESUME_WORDS } from '../../resume/languages.js';
import { isLanguageTag } from '../../resume/read-resume-data.js';
import type { ResumeSettings } from '../../resume/resume-data.js';
import type { ImportHints } from '../lines/source-line.js';

const A4_WIDTH = 595;
const LETTER_WIDTH = 612;

/** Reads the page size and the language from the file if it declares them. */
export function readSettings({ pageSize, language }: ImportHints, rows: readonly { text: string }[]): ResumeSettings {
  const settings: ResumeSettings = {};
  if (pageSize && Math.abs(pageSize.width - A4_WIDTH) < 3) settings.pageSize = 'a4';
  if (pageSize && Math.abs(pageSize.width - LETTER_WIDTH) < 3) settings.pageSize = 'letter';
  if (language !== undefined && isLanguageTag(language) && agrees(language, rows)) settings.locale = language;
  return settings;
}

/**
 * Accepts a declared language only if the script of the text matches, because files often declare the language of the
 * program that created them.
 */
function agrees(language: string, rows: readonly { text: string }[]): boolean {
  const base = baseLanguage(language);
  if (RESUME_WORDS[base] === undefined) return false;
  const guessed = knownLanguage(
    rows
      .slice(0, 200)
      .map(({ text }) => text)
      .join(' '),
  );
  if (guessed === base) return true;
  if (guessed === undefined) return knownLanguage(RESUME_WORDS[base].headings.experience) === undefined;
  return guessed === 'ru' && base === 'uk';
}
