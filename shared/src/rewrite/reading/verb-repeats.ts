import { inForm, verbIn, type VerbForm } from '../../english/verb-forms.js';
import { capitalized, firstWord } from '../../text/words.js';

/** Verbs introduced by our openers, each with a synonym. */
const SAME: ReadonlyMap<string, string> = new Map(
  Object.entries({
    oversee: 'supervise',
    supervise: 'oversee',
    run: 'manage',
    manage: 'run',
  }),
);
const FORMS: readonly VerbForm[] = ['past', 'base'];

/**
 * Replaces the opening verb if the bullet before opens with the same one. Returns the text itself without a synonym.
 */
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

/** Returns whether the bullets of a current job use the past tense, as is common when adding to an old list. */
export function usesPastTense(bullets: readonly string[]): boolean {
  const words = bullets.map(firstWord);
  const past = words.filter((word) => verbIn('past', word) && !verbIn('base', word)).length;
  const present = words.filter(
    (word) => (verbIn('base', word) && !verbIn('past', word)) || verbIn('third', word),
  ).length;
  return past >= 2 && past > present;
}
