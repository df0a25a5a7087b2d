import { HUMAN_LANGUAGES } from '../posting/ambiguous.js';
import { isCommonNoun, isSpecificNoun } from './common-nouns.js';
import { isThing, workObjectIn } from './duty-phrases.js';
import { isHyphened, phrases, type Phrase } from './phrases.js';
import { properNames } from './proper-names.js';
import { DOING_WORDS, FILLERS, FUNCTION_WORDS } from '../posting/stop-words.js';
import type { Dictionary } from '../posting/dictionary.js';
import type { Token } from '../posting/tokenize.js';
import type { Zone } from '../posting/zones.js';

/** Consecutive words that look like a skill because of their form or position. */
export interface Candidate {
  first: number;
  last: number;
}

interface Passage {
  text: string;
  tokens: Token[];
  /** Whether each word belongs to a name in the dictionary. */
  isTaken: boolean[];
  zone: Zone;
  dictionary: Dictionary;
}

/** Words that introduce required knowledge, such as "experience with". */
const OPENERS =
  /^(?:experience|experienced|knowledge|familiarity|familiar|skill|skilled|proficiency|proficient|understanding|expertise|fluency|fluent|competence|competent|background|exposure|grasp|command|mastery|confident|comfortable|trained|versed|literate|exposed|using|in|with|including)$/;
const LINKS = /^(?:with|of|in|using|on|the|a|an|both|either|as|such|including|at)$/;
const ENDING_OF_QUALITY = /(?:ed|ly|able|ful|ous|ive|al|ic|est|ent|ant|ern|ary)$/;
/** Words for people, such as "officer" and "customer", which are not skills. */
const PEOPLE =
  /(?:ologist|therapist|ician|officer|driver|assistant|reporter|manager|engineer|nurse|teacher|lawyer|adviser|advisor|supplier|customer|client|student|trainee|colleague|analyst|developer|designer|pupil|parent|stakeholder)$/;
const MAX_WORDS = 4;
const SHORTEST_WORD = 4;
/** Minimum length of a list of duties in which known skills show that the other items are skills, too. */
const ITEMS_IN_DUTIES = 3;
/**
 * Minimum number of short items in a list for all of them to count as professional terms, even if the dictionary
 * contains none of them.
 */
const ITEMS_OF_A_TRADE = 4;
const ITEMS_WHERE_ASKED = 2;

/** Finds terms that the dictionary lacks, among the words that belong to no known name. */
export function candidates(passage: Passage): Candidate[] {
  const { text, tokens, isTaken } = passage;
  const found: Candidate[] = [];
  const take = ({ first, last }: Candidate): void => {
    if (isTaken.slice(first, last + 1).some(Boolean)) return;
    found.push({ first, last });
    isTaken.fill(true, first, last + 1);
  };
  for (const each of properNames(text, tokens, isTaken)) take(each);
  const all = phrases(text, tokens);
  for (const run of listsOf(text, tokens, all)) {
    const known = run.filter((phrase) => isKnown(phrase, passage)).length;
    const isLong = run.length >= (isAsked(passage.zone) ? ITEMS_WHERE_ASKED : ITEMS_IN_DUTIES);
    const isTold =
      (isLong && known > 0) ||
      (run.length >= ITEMS_OF_A_TRADE && passage.zone !== 'other') ||
      (isAsked(passage.zone) && isIntroducedList(text, tokens, run[0]!));
    const isMostlyKnown = known * 2 >= run.length;
    if (isTold) for (const phrase of run) takeItem(phrase, passage, isMostlyKnown, take);
    if (passage.zone !== 'other' && run.length >= ITEMS_IN_DUTIES)
      for (const phrase of run) {
        const item = trimmed(passage, phrase);
        if (item && item.first === item.last && isSpecificNoun(tokens[item.first]!)) take(item);
      }
  }
  for (const phrase of all) {
    const whole = trimmed(passage, phrase);
    if (whole && looksLikeSkill(whole, passage)) take(whole);
  }
  if (passage.zone === 'other') return found;
  for (const phrase of all) {
    const thing = workObjectIn(text, tokens, phrase, passage.dictionary);
    if (thing) take(thing);
  }
  return found;
}

const isKnown = ({ first, last }: Phrase, { isTaken }: Passage): boolean =>
  isTaken.slice(first, last + 1).some(Boolean);

/** Groups phrases that are separated only by a comma, a slash, "and" or "or". */
function listsOf(text: string, tokens: Token[], all: Phrase[]): Phrase[][] {
  const lists: Phrase[][] = [];
  for (const phrase of all) {
    const previous = lists.at(-1)?.at(-1);
    const gap = previous && text.slice(tokens[previous.last]!.end, tokens[phrase.first]!.start).replace(/\s+/g, ' ');
    if (gap !== undefined && /^ ?(?:[,/&+;|] ?|(?:, ?)?(?:and|or|and\/or) )$/.test(gap)) lists.at(-1)!.push(phrase);
    else lists.push([phrase]);
  }
  return lists;
}

/** Returns whether a phrase is the first item of an introduced list: X in "experience with X, Y and Z". */
function isIntroducedList(text: string, tokens: Token[], { first }: Phrase): boolean {
  let at = first - 1;
  while (at >= 0 && LINKS.test(tokens[at]!.key) && !OPENERS.test(tokens[at]!.key)) at -= 1;
  return at >= 0 && OPENERS.test(tokens[at]!.key) && !/[.;:]/.test(text.slice(tokens[at]!.end, tokens[first]!.start));
}

function takeItem(phrase: Phrase, passage: Passage, isAmongKnown: boolean, take: (each: Candidate) => void): void {
  const item = trimmed(passage, phrase);
  if (!item || item.last - item.first >= MAX_WORDS) return;
  const [word] = passage.tokens.slice(item.first, item.last + 1);
  if (item.first === item.last) {
    if (!isAmongKnown || !isAsked(passage.zone) || word!.raw.length < SHORTEST_WORD) return;
    if (ENDING_OF_QUALITY.test(word!.key) || !passage.dictionary.words.has(word!.key)) return;
  } else if (!passage.tokens.slice(item.first, item.last + 1).some(({ key }) => passage.dictionary.words.has(key)))
    return;
  take(item);
}

const isAsked = (zone: Zone): boolean => zone === 'must' || zone === 'nice';

/**
 * Returns whether a phrase such as "sanitation monitoring" looks like a skill: its last word ends many names of skills,
 * and the other words occur in such names.
 */
function looksLikeSkill({ first, last }: Candidate, { tokens, dictionary, zone }: Passage): boolean {
  if (last === first || last - first >= MAX_WORDS || zone === 'other') return false;
  const head = tokens[last]!;
  if (!dictionary.heads.has(head.key)) return false;
  return tokens.slice(first, last).every(({ key }) => dictionary.words.has(key));
}

const isHead = (token: Token, { heads }: Dictionary): boolean => heads.has(token.key) || isThing(token);

const isPlain = ({ key, raw }: Token): boolean =>
  FUNCTION_WORDS.has(key) || FILLERS.has(key) || HUMAN_LANGUAGES.has(raw) || /^\d/.test(raw) || /ly$/.test(key);

/** Trims words such as "excellent", "twelve" and "preparing" from both ends of a phrase. */
function trimmed({ text, tokens, zone, dictionary }: Passage, phrase: Phrase): Candidate | null {
  let { first, last } = phrase;
  const before = text.slice(Math.max(0, tokens[first]!.start - 8), tokens[first]!.start);
  const beginsLine = !/[\p{L}\p{N}]/u.test(before.split('\n').at(-1)!);
  const isDone = ({ key }: Token): boolean =>
    DOING_WORDS.has(key) || (key.endsWith('ing') && !dictionary.beginnings.has(key));
  // The first word of a duty is usually a verb.
  if (beginsLine && zone === 'duty' && last > first && !dictionary.words.has(tokens[first]!.key)) first += 1;
  const isQuality = ({ key }: Token): boolean => dictionary.names.get(key)?.skill.kind === 'soft';
  const isLeft = (at: number): boolean => at < last && isHyphened(text, tokens, at);
  while (
    first <= last &&
    !isLeft(first) &&
    (isPlain(tokens[first]!) || isDone(tokens[first]!) || isQuality(tokens[first]!))
  )
    first += 1;
  while (last >= first && isPlain(tokens[last]!) && !(last > first && isHead(tokens[last]!, dictionary))) last -= 1;
  if (first > last || tokens[first]!.raw.length < 2 || PEOPLE.test(tokens[last]!.key)) return null;
  if (first === last && isCommonNoun(tokens[first]!)) return null;
  return { first, last };
}
