/**
 * Matches the end or interruption of a job, which is not an achievement. The product asks no question about such a
 * bullet, and cover letters omit it.
 */
const LEAVING =
  /\b(?:(?:position|role|job|post|contract) (?:was )?(?:eliminated|terminated|ended|lost|cut)|made redundant|redundanc(?:y|ies)|laid off|layoffs?|furlough(?:ed)?|let go|(?:company|restaurant|shop|store|site|branch|plant|unit|kitchen) (?:was )?(?:closed|closing|shut|liquidated)|moved (?:abroad|away|house)|maternity leave|career break)\b|^left (?:the |my )?\p{L}[^,.;]{1,40} because of\b/iu;

/** Returns whether a bullet only states that a job ended or paused: "Position eliminated when the company was sold". */
export const isAboutLeaving = (text: string): boolean =>
  text.length <= MAX_LENGTH && LEAVING.test(text) && !/\d{2,}/.test(text.replace(/\b(?:19|20)\d\d\b/g, ''));
const MAX_LENGTH = 90;
