import { verbIn } from '../../english/verb-forms.js';
import { afterFirstWord, firstWord, isPeople, isPreposition, wordSet } from '../../text/words.js';

const GENERAL = 'How much was it, or what changed because of it?';
/** Verbs whose object cannot be counted with them: "How many phones did you answer" asks for the wrong thing. */
const NOT_COUNTED = wordSet('answer do have be get use');
/** Plural nouns whose number says little: "How many materials did you move". */
const UNCOUNTED = wordSet(
  'materials supplies goods stakeholders books skills needs standards relationships opportunities operations duties tasks things details funds savings sales finances means premises processes services procedures',
);
const CONJUNCTIONS = wordSet('and or but plus &');
/** Maximum number of words of an object that the question repeats. */
const MAX_OBJECT_WORDS = 3;

/** Matches the preposition of a verb such as "look after" or "work with". */
const PARTICLE =
  /^((?:look|care|work|deal|liaise|speak|talk)[a-z]* )(after|for|with|to) |^([a-z]+ )(out|up|down|off) /i;
export const withoutParticle = (text: string): string => text.replace(PARTICLE, '$1$3');

/**
 * Returns the question for a bullet in which an amount is missing, in the words of the bullet: "How many new nurses did
 * you train, or what changed because of it?"
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
    return GENERAL;
  return `How many ${object} ${past && !base ? 'did' : 'do'} you ${verb}${particle}, or what changed because of it?`;
}

/** Returns the plural object of the first verb: "new nurses" in "Trained new nurses on the ward". */
function countedObject(text: string): string | undefined {
  const words = afterFirstWord(text).split(/\s+/);
  const end = words.findIndex((word) => isPreposition(word.toLowerCase()) || CONJUNCTIONS.has(word.toLowerCase()));
  const object = words.slice(0, end < 0 ? undefined : end);
  while (/^(?:various|several|numerous|multiple|many|some|all|the|other)$/i.test(object[0] ?? '')) object.shift();
  const phrase = object.join(' ').split(/[.,;:]/, 1)[0]!;
  if (phrase === '' || phrase.split(' ').length > MAX_OBJECT_WORDS || !/^[a-z][\w' -]*$/i.test(phrase))
    return undefined;
  const last = phrase.split(' ').at(-1)!;
  if (UNCOUNTED.has(last.toLowerCase())) return undefined;
  return isPeople(last) || /[a-z](?<![su]|i)s$/.test(last) ? phrase : undefined;
}
