import { verbIn, isAlsoNoun } from './verb-forms.js';
import { isOneVerbPhrase } from './one-verb-phrase.js';
import { afterFirstWord, beginsObject, firstWord, isPreposition, wordSet } from './words.js';

/** What a bullet without a verb names: work that can be carried out, a thing, or a quality of its author. */
export type NounPhrase = 'work' | 'thing' | 'quality';

const QUALITY =
  /^(?:(?:very )?(?:good|great|excellent|strong|outstanding|proven|exceptional|ability|able|knowledge|understanding|passion|passionate|confident|reliable|punctual|hard-?working|friendly|willing|motivated|dedicated|flexible)\b)/i;
export const ROLE =
  /(?:^|\s|-)(?:manager|teacher|driver|leader|lead|supervisor|officer|assistant|contact|operator|engineer|nurse|chef|cook|cashier|holder|keyholder|member|trainer|tutor|coach|carer|worker|technician|analyst|developer|designer|administrator|coordinator|secretary|receptionist|host|hostess|server|waiter|waitress|bartender|barista|captain|president|treasurer|chair|editor|representative|rep|agent|advisor|adviser|consultant|specialist|commander|boy|girl|man|woman|person|people|marshal|guard|apprentice|intern|trainee|deputy|head|champion|mentor|buddy|prefect|runner|porter|picker|packer|cleaner|foreman|framer|winner|author|witness|rapport|stylist|barber|volunteer|liaison)s?$/i;
const NO_NOUN = wordSet(`
  and also but or so when while as if because after before i i'm i’m was were is are am been being had has have did does would could
  always often usually sometimes never currently previously there here it this that these those not no now then who which what
`);
const WORK = wordSet(`
  admin audit audits assembly bookings calls care checks cleans collections control counts deliveries diagnostics drops duties entry errands
  filing fixes inspections installs inventory jobs maintenance moves patrols payroll prep recs refusals rehearsals removals repairs research
  returns reviews rounds runs searches service services setup stocktakes support surveys tasks tests tours valuations viewings visits wash
  work analysis
`);
const WORK_ENDING = /(?:ing|ings|[^s]tion|tions|sions?|ments|management|recruitment|replenishment)$/;
const SEPARATOR = /,\s|\s(?:and|plus|&)\s/;

/** Reads a bullet that opens with no verb. Undefined where it may be a sentence, a job title, or a verb after all. */
export function readNounPhrase(text: string, isCurrent: boolean): NounPhrase | undefined {
  const word = firstWord(text);
  if (word === '' || NO_NOUN.has(word) || isPreposition(word) || word.endsWith('ly')) return undefined;
  if (isWorkName(text)) return 'work';
  if (/,\s(?:my|our|the)\s/i.test(text) || !isOneVerbPhrase(text) || opensLikeVerb(text, word, isCurrent))
    return undefined;
  if (QUALITY.test(text)) return 'quality';
  const main = text.split(/[.;:(–—]|\s-\s/)[0]!;
  const heads = main.split(SEPARATOR).map(headOf);
  if (ROLE.test(` ${heads[0]!}`) || /\bpoint of contact\b/i.test(text)) return undefined;
  return heads.every(isWork) ? 'work' : 'thing';
}

/** "Volunteer coordination": the first word looks like a verb, and the last one is the name of work. */
export const isWorkName = (text: string): boolean =>
  /^\p{L}+ (?:and \p{L}+ )?(?:coordination|management|recruitment|preparation|maintenance|administration|supervision|planning|training|control)$/iu.test(
    text,
  );

/** "Book travel", "rent a chair": in a job that goes on, people tell in the present, which looks like a noun. */
function opensLikeVerb(text: string, word: string, isCurrent: boolean): boolean {
  if (verbIn('past', word) && !isAlsoNoun(word, 'base')) return true;
  if (verbIn('base', word) && (isCurrent || !isAlsoNoun(word, 'base'))) return true;
  const next = firstWord(afterFirstWord(text));
  return (
    beginsObject(afterFirstWord(text)) || verbIn('past', next) !== undefined || /^(?:to|him|them|it|up|out)$/.test(next)
  );
}

/** The last word before a preposition: "checks" in "daily safety checks on the line". */
export function headOf(item: string): string {
  const words = item.trim().split(/\s+/);
  const at = words.findIndex((each, place) => place > 0 && (isPreposition(each.toLowerCase()) || /^\d/.test(each)));
  return (at < 0 ? words.at(-1) : words[at - 1])!.toLowerCase();
}

export const isWork = (head: string): boolean => WORK.has(head) || WORK_ENDING.test(head);
