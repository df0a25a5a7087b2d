import { AMBIGUOUS_NAMES } from './ambiguous.js';
import { tokenize, type Token } from './tokenize.js';

const WORD = /^\p{L}+$/u;

/** "Sous Chef" in a text that looks for a sous-chef names the job, and not the tool of that name. */
export function isJobTitle(title: string | null, tokens: Token[], first: number, last: number): boolean {
  const [before, word] = [tokens[first - 1], tokens[first]!];
  if (title === null || before === undefined || first !== last || !WORD.test(before.raw) || !WORD.test(word.raw))
    return false;
  const words = tokenize(title).map(({ key }) => key);
  const isSaidThere = words.some((each, at) => each === word.key && at > 0 && words[at - 1] === before.key);
  return isSaidThere || (AMBIGUOUS_NAMES.has(word.key) && words.length > 1 && words.at(-1) === word.key);
}
