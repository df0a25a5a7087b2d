import { isWithin } from '../../resume/concurrent-jobs.js';
import type { Experience } from '../../resume/resume-data.js';
import type { Phrases } from '../evidence/phrases.js';

/**
 * Returns the words that introduce each job in `told`: "Before that", "Earlier still". A job within the dates of the
 * main job or of the previous job gets other words: "Alongside this job", "During that time".
 * @param told all jobs except the main job, in the order of the text
 * @param main the job that the text begins with
 * @param isNext whether the first job in `told` directly follows the main job in the resume
 */
export function earlierWords(
  told: readonly Experience[],
  main: Experience | undefined,
  isNext: boolean,
  { earlier }: Phrases,
): string[] {
  const words: string[] = [];
  let [beside, past] = [0, 0];
  for (const [index, job] of told.entries()) {
    const previous = told[index - 1];
    if (job.current || isWithin(job, main)) {
      words.push(besideMain(job.current, main?.current === true, beside > 0 && past === 0));
      beside += 1;
    } else if (previous !== undefined && past > 0 && isWithin(job, previous)) words.push('During that time');
    else {
      words.push(pastWord(past, { isAfterBeside: beside > 0, isPresent: main?.current === true, isNext }, earlier));
      past += 1;
    }
  }
  return words;
}

function besideMain(isCurrent: boolean, isMainCurrent: boolean, isAgain: boolean): string {
  if (isAgain && isCurrent) return 'At the same time';
  const which = isMainCurrent ? 'this' : 'that';
  return isAgain ? `During ${which} time` : `Alongside ${which} job`;
}

function pastWord(
  count: number,
  { isAfterBeside, isPresent, isNext }: { isAfterBeside: boolean; isPresent: boolean; isNext: boolean },
  earlier: Phrases['earlier'],
): string {
  if (count > 0) return earlier[count % 2 === 1 ? 2 : 1];
  // "Before that" would refer to the side job or placement in the previous sentence.
  if (isAfterBeside) return isPresent ? 'Before my present job' : earlier[0];
  return earlier[isNext ? 1 : 0];
}
