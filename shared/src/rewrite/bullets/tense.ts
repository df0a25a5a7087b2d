import { convertVerbs } from '../../english/convert-verbs.js';
import { verbIn } from '../../english/verb-forms.js';
import { beginsObject, capitalized, afterFirstWord, firstWord, lowered, wordSet } from '../../text/words.js';

const ROUTINE =
  /\b(?:daily|weekly|monthly|(?:every|each|per) (?:day|week|month|shift|term|year)|regularly|routinely|currently)\b/i;
/** Matches signs of a completed action, which stays in the past tense even in a current job: ", saving 3 hours". */
const DONE =
  /,\s+(?:saving|cutting|reducing|increasing|raising|improving|freeing|lifting|halving|doubling|bringing)\b|%|\b(?:19|20)\d\d\b|\b(?:from .{1,80} to|by \d|within|last|first|until|so far|awarded|promoted)\b/i;

const ONCE = wordSet(
  'automate build create launch design introduce implement establish found cut reduce increase win secure replace merge migrate convert consolidate rebuild rewrite',
);

/**
 * Converts the text to the tense of its job: present for a current job, past for a past one. Returns undefined if the
 * tense is correct or the conversion is not reliable.
 */
export function inTenseOf(text: string, isCurrent: boolean): string | undefined {
  // "Welding" alone is a topic. It stays unchanged, because "Welded" alone would lack an object.
  if (!/\s/.test(text)) return undefined;
  const sentences = text.split(/\.\s+(?=\p{Lu})/u);
  if (sentences.length > 1 && sentences.every((each) => /^\p{L}+ing\s/u.test(each)))
    return eachInTense(sentences, isCurrent);
  const lowerCased = lowered(text);
  const changed = isCurrent ? asPresent(lowerCased) : asPast(lowerCased);
  return changed === undefined || changed === lowerCased ? undefined : capitalized(changed);
}

/**
 * Converts "Advising customers. Taking deposits." to "Advised customers. Took deposits." Returns undefined unless every
 * sentence can be converted.
 */
function eachInTense(sentences: readonly string[], isCurrent: boolean): string | undefined {
  const form = isCurrent ? 'base' : 'past';
  const changed = sentences.map((each) => convertVerbs(lowered(each), 'gerund', form));
  return changed.includes(undefined) ? undefined : changed.map((each) => capitalized(each!)).join('. ');
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
  const done = verbIn('past', word);
  const isOver = ONCE.has(done?.base ?? '') || DONE.test(text);
  // In "Wrote a script that builds the weekly rota", "weekly" describes the rota and does not make writing a routine.
  const isRoutine =
    ROUTINE.test(text.split(/ (?:which|that|who|for which|so) /, 1)[0]!) &&
    !isOver &&
    beginsObject(afterFirstWord(text));
  if (done) return isRoutine ? convertVerbs(text, 'past', 'base') : undefined;
  // "Supporting a child, worked with the therapist" mixes two verb forms, so converting one verb is not enough.
  const others = text.split(/,\s|\sand\s/).slice(1);
  if (others.some((part) => verbIn('past', firstWord(part)) && !verbIn('base', firstWord(part)))) return undefined;
  return convertVerbs(text, 'third', 'base') ?? convertVerbs(text, 'gerund', 'base');
}
