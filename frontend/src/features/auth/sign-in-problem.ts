import { messages } from './messages.js';

const PROBLEMS: Record<string, string> = messages.signInProblem.problems;

const ANY_OTHER = messages.signInProblem.otherProblem;

/** Explains the problem code in the address after a failed sign-in. Null if there was no problem. */
export const signInProblem = (code: string | null): string | null =>
  code === null ? null : Object.hasOwn(PROBLEMS, code) ? (PROBLEMS[code] ?? ANY_OTHER) : ANY_OTHER;
