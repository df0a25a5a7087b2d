import { convertVerbs } from './convert-verbs.js';
import { verbIn } from './verb-forms.js';
import { beginsObject, capitalized, afterFirstWord, firstWord, lowered } from './words.js';

const ROUTINE =
  /\b(?:daily|weekly|monthly|(?:every|each|per) (?:day|week|month|shift|term|year)|regularly|routinely|currently)\b/i;
/** What is done with and over, though the job goes on. */
const DONE = /%|\b(?:19|20)\d\d\b|\b(?:from .+ to|by \d|within|last|first|until|so far|awarded|promoted)\b/i;

/** The text in the tense of its job: present for what goes on, past for what is over. Undefined when it is right or not sure. */
export function inTenseOf(text: string, isCurrent: boolean): string | undefined {
  const said = lowered(text);
  const changed = isCurrent ? asPresent(said) : asPast(said);
  return changed === undefined || changed === said ? undefined : capitalized(changed);
}

const asPast = (text: string): string | undefined =>
  verbIn('past', firstWord(text))
    ? undefined
    : (convertVerbs(text, 'base', 'past') ??
      convertVerbs(text, 'third', 'past') ??
      convertVerbs(text, 'gerund', 'past'));

function asPresent(text: string): string | undefined {
  const word = firstWord(text);
  if (verbIn('base', word)) return undefined;
  const isRoutine = ROUTINE.test(text) && !DONE.test(text) && beginsObject(afterFirstWord(text));
  if (verbIn('past', word)) return isRoutine ? convertVerbs(text, 'past', 'base') : undefined;
  return convertVerbs(text, 'third', 'base') ?? convertVerbs(text, 'gerund', 'base');
}
