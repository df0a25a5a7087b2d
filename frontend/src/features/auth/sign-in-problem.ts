import { messages } from './messages.js';

const PROBLEMS: Record<string, string> = messages.signInProblem.problems;

const ANY_OTHER = messages.signInProblem.otherProblem;

/** Explains the problem code that a failed sign-in adds to the URL. Returns null if the code is null. */
export const signInProblem = (code: string | null): string | null =>
  code === null ? null : Object.hasOwn(PROBLEMS, code) ? (PROBLEMS[code] ?? ANY_OTHER) : ANY_OTHER;
