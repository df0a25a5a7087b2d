import { openingOf } from './bullet-opening.js';
import { isOneVerbPhrase } from './one-verb-phrase.js';
import { isWork } from '../../english/work-names.js';
import { isPreposition } from '../../text/words.js';

/** Content of a bullet without a verb: work, a thing, or a quality of its author. */
export type NounPhrase = 'work' | 'thing' | 'quality';

const QUALITY =
  /^(?:(?:very )?(?:good|great|excellent|strong|outstanding|proven|exceptional|top (?:performer|seller)|ability|able|knowledge|understanding|passion|passionate|confident|reliable|punctual|hard-?working|friendly|willing|motivated|dedicated|flexible)\b)/i;
/** Matches an item that is a personal skill, which no verb fits: "Handled public speaking" would be odd. */
const SOFT_SKILL =
  /^(?:(?:good|great|strong|excellent) )?(?:public speaking|time[- ]?management|team[- ]?work|team[- ]?building|problem[- ]?solving|(?:people|communication|interpersonal|leadership|organi[sz]ational|listening|soft) skills|communication|leadership|multi[- ]?tasking|work ethic|attention to detail|adaptability|flexibility|reliability|punctuality|creativity|initiative)\.?$/i;
export const ROLE =
  /(?:^|\s|-)(?:manager|teacher|driver|leader|lead|supervisor|officer|assistant|contact|operator|engineer|nurse|chef|cook|cashier|holder|keyholder|member|trainer|tutor|coach|carer|worker|technician|analyst|developer|designer|administrator|coordinator|secretary|receptionist|host|hostess|server|waiter|waitress|bartender|barista|captain|president|treasurer|chair|editor|representative|rep|agent|advisor|adviser|consultant|specialist|commander|boy|girl|man|woman|person|people|marshal|guard|apprentice|intern|trainee|deputy|head|champion|mentor|buddy|prefect|runner|porter|picker|packer|cleaner|foreman|framer|winner|author|witness|rapport|stylist|barber|volunteer|liaison|director|electrician|plumber|accountant|bookkeeper|developer|programmer|therapist|pharmacist|scientist|architect|buyer|planner|welder|machinist|carpenter|joiner|roofer|painter|gardener|labourer|laborer)s?$/i;
/** Nouns for achievements or states, such as "award" and "quota", which do not name work. */
const STANDING =
  /^(?:average|avg)\b|\b(?:award|nominee|winner|leave|apprenticeship|degree|certificate|diploma|rate|quota|club|score|(?:employee|[a-z]+) of the (?:month|year|quarter|week)|medal|prize|promotion)\b/i;
const SEPARATOR = /,\s|\s(?:and|plus|&)\s/;

/**
 * Returns what a bullet without a verb describes. Returns undefined if the bullet may be a sentence or a job title, or
 * if it may begin with a verb.
 */
export function readNounPhrase(text: string, isCurrent: boolean): NounPhrase | undefined {
  if (openingOf(text, isCurrent) !== 'noun' || !isOneVerbPhrase(text)) return undefined;
  if (/^\d|,\s(?:my|our|the)\s/i.test(text) || STANDING.test(text)) return undefined;
  const main = text.split(/[.;:(–—]|\s-\s/)[0]!;
  if (QUALITY.test(text) || main.split(SEPARATOR).some((item) => SOFT_SKILL.test(item))) return 'quality';
  const heads = main.split(SEPARATOR).map(headOf);
  if (ROLE.test(` ${heads[0]!}`) || /\bpoint of contact\b/i.test(text)) return undefined;
  return heads.every(isWork) ? 'work' : 'thing';
}

/** Returns the last word before the first preposition: "checks" for "daily safety checks on the line". */
export function headOf(item: string): string {
  const words = item.trim().split(/\s+/);
  const at = words.findIndex(
    (each, place) => place > 0 && (isPreposition(each.toLowerCase()) || /^(?:\d|using$)/.test(each)),
  );
  return (at < 0 ? words.at(-1) : words[at - 1])!.toLowerCase();
}
