import { inForm, verbIn, type VerbForm } from './verb-forms.js';
import { capitalized, firstWord } from './words.js';

/** Verbs that our own openers bring, and one that says the same of the same things. */
const SAME: ReadonlyMap<string, string> = new Map(
  Object.entries({
    oversee: 'supervise',
    supervise: 'oversee',
    run: 'manage',
    manage: 'run',
  }),
);
const FORMS: readonly VerbForm[] = ['past', 'base'];

/** The bullet with another verb where it would open as the one before it does; itself where no other says the same. */
export function withoutRepeat(text: string, before: string): string {
  const word = firstWord(text);
  if (word === '' || word !== firstWord(before)) return text;
  for (const form of FORMS) {
    const other = SAME.get(verbIn(form, word)?.base ?? '');
    // A team is not run, and a till is not supervised.
    if (other === undefined || (other === 'run' && /^\w+ (?:[\w’'-]+ ){0,2}(?:team|staff|people|crew)\b/i.test(text)))
      continue;
    return capitalized(inForm(other, form)) + text.slice(word.length);
  }
  return text;
}

/** Whether the bullets of a job that goes on are told in the past, as most people do who add to an old list. */
export function isToldInPast(bullets: readonly string[]): boolean {
  const words = bullets.map(firstWord);
  const past = words.filter((word) => verbIn('past', word) && !verbIn('base', word)).length;
  const present = words.filter(
    (word) => (verbIn('base', word) && !verbIn('past', word)) || verbIn('third', word),
  ).length;
  return past >= 2 && past > present;
}
