import { withEnd } from './fill-bullet.js';
import { verbIn } from '../../english/verb-forms.js';
import { afterFirstWord, firstWord, isPeople, isPreposition, wordSet } from '../../text/words.js';

/** Questions that fit every bullet, because they do not quote the bullet. */
const HOW_MANY = 'How many or how often, or what changed because of it?';
const HOW_MUCH = 'How much or how often, or what changed because of it?';
/** Verbs whose objects are not worth counting: "How many phones did you answer?" would be an odd question. */
const NOT_COUNTED = wordSet('answer do have be get use');
/** Plural nouns whose number is not informative: "How many materials did you move?" would be an odd question. */
const UNCOUNTED = wordSet(
  'mondays tuesdays wednesdays thursdays fridays saturdays sundays weekends evenings mornings afternoons materials supplies goods takings stakeholders books skills needs standards relationships opportunities operations duties tasks things details funds savings sales finances means premises processes services procedures minutes notes rules regulations protocols policies guidelines instructions laws steps',
);
const CONJUNCTIONS = wordSet('and or but plus &');
/** Maximum number of words in a verb's grammatical object that a question repeats: "new nurses". */
const MAX_OBJECT_WORDS = 3;

/** Matches the word that completes a verb: "after" in "look after", "up" in "set up". */
const PARTICLE =
  /^((?:look|care|work|deal|liaise|speak|talk)[a-z]* )(after|for|with|to) |^([a-z]+ )(out|up|down|off) /i;
export const withoutParticle = (text: string): string => text.replace(PARTICLE, '$1$3');

/**
 * Returns the question for a bullet that lacks an amount, in the words of the bullet: "How many new nurses did you
 * train, or what changed because of it?"
 * @param blanked the bullet with a blank for the amount
 */
export function amountQuestionText(text: string, blanked: string): string {
  const [, , after, , out] = PARTICLE.exec(text) ?? [];
  const particle = (after ?? out) === undefined ? '' : ` ${(after ?? out)!}`;
  if (/\bteam of \[how many\?\]/.test(blanked))
    return 'How many people were in the team, or what changed because of it?';
  if (/\[how much\?\]/.test(blanked)) return 'By how much, and how did you do it?';
  const object = countedObject(withoutParticle(text));
  const word = firstWord(text);
  const [past, base] = [verbIn('past', word), verbIn('base', word)];
  const verb = (past ?? base)?.base;
  if (!blanked.includes('[how many?]') || object === undefined || verb === undefined || NOT_COUNTED.has(verb))
    return blanked.includes('[how many?]') ? HOW_MANY : HOW_MUCH;
  return `How many ${object} ${past && !base ? 'did' : 'do'} you ${verb}${particle}, or what changed because of it?`;
}

const endsObject = (word: string): boolean => isPreposition(word) || CONJUNCTIONS.has(word) || word === 'using';

/**
 * Appends a blank for a number to the bullet, or inserts it after the counted object if a tool or a second action
 * follows: "Traced faults ([how many?]) using wiring diagrams".
 */
export function withCountAtObject(text: string): string {
  const blank = ' ([how many?])';
  const word = firstWord(text);
  const verb = (verbIn('past', word) ?? verbIn('base', word))?.base;
  const object = verb === undefined || NOT_COUNTED.has(verb) ? undefined : countedObject(withoutParticle(text));
  const end = object === undefined ? -1 : text.indexOf(object) + object.length;
  return end > 0 && /\s(?:and|using|with|or|plus|&)\s/.test(text.slice(end))
    ? text.slice(0, end) + blank + text.slice(end)
    : withEnd(text, blank);
}

/** Returns the plural object of the opening verb: "new nurses" in "Trained new nurses on the ward". */
function countedObject(text: string): string | undefined {
  const words = afterFirstWord(text).split(/\s+/);
  const end = words.findIndex((word) => endsObject(word.toLowerCase()));
  const object = words.slice(0, end < 0 ? undefined : end);
  while (/^(?:various|several|numerous|multiple|many|some|all|the|other)$/i.test(object[0] ?? '')) object.shift();
  const phrase = object.join(' ').split(/[.,;:]/, 1)[0]!;
  if (phrase === '' || phrase.split(' ').length > MAX_OBJECT_WORDS || !/^[a-z][\w' -]*$/i.test(phrase))
    return undefined;
  const last = phrase.split(' ').at(-1)!;
  if (UNCOUNTED.has(last.toLowerCase())) return undefined;
  // "Mon-Thurs" is a range of days; its final "s" does not mark a plural.
  return isPeople(last) || /^[a-z'’-]*[a-z](?<![su]|i)s$/.test(last) ? phrase : undefined;
}
