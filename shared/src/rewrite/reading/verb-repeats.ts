import { inForm, verbIn, type VerbForm } from '../../english/verb-forms.js';
import { capitalized, firstWord } from '../../text/words.js';

/** Verbs that the rules often put at the start of a bullet, each with a synonym: "supervise" for "oversee". */
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
 * Replaces the opening verb if the previous bullet opens with the same verb. Returns the text itself if the verb has no
 * synonym.
 */
export function withoutRepeat(text: string, before: string): string {
  const word = firstWord(text);
  if (word === '' || word !== firstWord(before)) return text;
  for (const form of FORMS) {
    const other = SAME.get(verbIn(form, word)?.base ?? '');
    // The synonym must fit the object: "run" does not fit "a team" or "staff".
    if (other === undefined || (other === 'run' && /^\w+ (?:[\w’'-]+ ){0,2}(?:team|staff|people|crew)\b/i.test(text)))
      continue;
    return capitalized(inForm(other, form)) + text.slice(word.length);
  }
  return text;
}

/**
 * Returns whether the bullets of a current job are in the past tense, as often happens when a user extends an old list.
 */
export function usesPastTense(bullets: readonly string[]): boolean {
  const words = bullets.map(firstWord);
  const past = words.filter((word) => verbIn('past', word) && !verbIn('base', word)).length;
  const present = words.filter(
    (word) => (verbIn('base', word) && !verbIn('past', word)) || verbIn('third', word),
  ).length;
  return past >= 2 && past > present;
}
