import type { ResumeData } from '../resume/resume-data.js';
import { yearsWorked } from './years-worked.js';

const NAMES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
const WORDS: ReadonlyMap<string, number> = new Map(NAMES.split(' ').map((word, index) => [word, index + 1]));
/** "Six years", "over 10 years of experience", "12+ yrs"; not "two years ago" and no one's age. */
const TOLD = new RegExp(
  `(?<![\\p{L}\\p{N}])(\\d{1,2}|${NAMES.split(' ').join('|')})\\+?[ -](?:years?|yrs?)(?![- ]old| ago)(?![\\p{L}])`,
  'iu',
);
const MOST = 60;

/** The number of years that a text gives first; undefined where it gives none. */
function yearsTold(text: string): number | undefined {
  const said = TOLD.exec(text)?.[1]?.toLowerCase();
  const years = said === undefined ? undefined : (WORDS.get(said) ?? Number(said));
  return years !== undefined && years > 0 && years <= MOST ? years : undefined;
}

/**
 * Whole years of experience: as the summary tells them, because no text of an application may contradict another, else
 * counted from the dates of the jobs.
 *
 * @param today ends the jobs that go on
 */
export const yearsOfExperience = (data: ResumeData, today: Date): number =>
  yearsTold(data.summary.text) ?? yearsWorked(data.experience, today);
