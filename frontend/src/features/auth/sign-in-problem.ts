import { messages } from './messages.js';

const PROBLEMS: Record<string, string> = messages.signInProblem.problems;

const ANY_OTHER = messages.signInProblem.otherProblem;

/** What the code that the way back from a provider carries means; null when nothing went wrong. */
export const signInProblem = (code: string | null): string | null =>
  code === null ? null : Object.hasOwn(PROBLEMS, code) ? (PROBLEMS[code] ?? ANY_OTHER) : ANY_OTHER;
