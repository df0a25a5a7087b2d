import { isAlsoNoun, verbIn } from '../../english/verb-forms.js';
import { capitalized, lowered } from '../../text/words.js';

const LESS = 'reduce|cut|lower|shorten|decrease';
const MORE = 'improve|increase|raise|grow|boost';
const AIM_DEED_CHANGE = new RegExp(
  `^(?:in order )?to (${LESS}|${MORE}) ((?:the |our )?[a-z][^,;.\\d]{2,40}?),? I ([a-z]+) ([^;:]{3,120}?),? (?:and|so|which meant) (?:it|this|they) (?:went(?: up| down)?|dropped|fell|came down|rose|grew) (from [^,;\\d]*\\d[^,;]*)$`,
  'i',
);

/**
 * Puts the result before the action that caused it: "To cut waste I weighed each bin and it fell from 9% to 4%" becomes
 * "Cut waste from 9% to 4% by weighing each bin". Returns undefined if the verb is ambiguous.
 */
export function aimAsResult(text: string): string | undefined {
  const [, aim = '', thing = '', verb = '', object = '', size = ''] = AIM_DEED_CHANGE.exec(text) ?? [];
  const end = size.endsWith('.') ? '.' : '';
  const deed = verbIn('past', verb.toLowerCase())?.gerund;
  const change = verbIn('base', aim.toLowerCase())?.past;
  if (deed === undefined || change === undefined || /\b(?:I|we|they|it|and [a-z]+ed)\b/.test(object)) return undefined;
  return `${capitalized(change)} ${lowered(thing)} ${size.slice(0, size.length - end.length)} by ${deed} ${object}${end}`;
}

const LACK =
  /^(?:when I (?:joined|started|arrived|came)(?: there| here)?,? )?there (?:was|were) no ([a-z][a-z -]{2,40}?)(?: of any kind| at all| in place)?,? (?:and )?so I (?:sat down and )?(?:also )?(wrote|built|made|created|designed|set up|started|introduced|developed|produced|drew up) (?:one|it|some|them)\b([^;:]*)$/i;

/**
 * Converts "When I joined there was no handbook so I wrote one" to "Wrote a handbook where there had been none".
 * Returns undefined for other bullets.
 */
export function lackAsDeed(text: string): string | undefined {
  const [, thing = '', verb = '', rest = ''] = LACK.exec(text) ?? [];
  if (thing === '' || /^ (?:and|that) I\b/i.test(rest)) return undefined;
  const article = /s$/i.test(thing) ? '' : /^[aeiou]/i.test(thing) ? 'an ' : 'a ';
  const told = rest.replace(/,? and (?:it|this) (?:was|is) (?:then )?(?=[a-z]+ed\b)/i, ', ');
  return `${capitalized(verb.toLowerCase())} ${article}${thing} where there had been none${told}`;
}

/**
 * Matches a situation at the start of the job and how the author dealt with it: "When I started there was a backlog and
 * I cleared it".
 */
const FOUND =
  /^when I (?:started|joined|arrived|came|took over)(?: there| here)?,? there (?:was|were) (an? [a-z][^;:.]{3,100}?),? (?:and|so) I (?:then )?([a-z]+(?: through| up| off| down)?) (?:all of |most of |all )?(?:it|this|these|them)([, ].*)?$/i;

/**
 * Converts "When I started there was a backlog of claims and I cleared it" to "Cleared a backlog of claims". Returns
 * undefined for other bullets.
 */
export function findAsDeed(text: string): string | undefined {
  const [, thing = '', verb = '', rest = ''] = FOUND.exec(text) ?? [];
  const [word = '', particle] = verb.toLowerCase().split(' ');
  const past = word === 'worked' ? word : verbIn('past', word)?.past;
  if (past === undefined || /\b(?:I|we|they|he|she)\b/.test(thing)) return undefined;
  return `${capitalized(past)}${particle === undefined ? '' : ` ${particle}`} ${thing}${rest}`;
}

/**
 * Matches an event and what the author did about it: "On tour our lorry broke down and I hired a van, so we opened on
 * time".
 */
const EVENT_THEN_DEED =
  /^(?:((?:on|in|during|at) (?:the|my|our|one|a) [a-z]+(?: [a-z]+)?|one [a-z]+) )?((?:the|our|a|an|my) [a-z]+(?: [a-z]+){0,2}) (broke|blew|failed|crashed|went|fell|flooded|collapsed|stopped|left|quit|lost|leaked)( [^,;:.]{1,60}?)?(?:,? and|,) I ([a-z]+) ([^;:]{5,160}?)(\.?)$/i;
/** Matches the result of an action, before which the event is inserted: ", so we still opened on time". */
const SO_RESULT = /,? so (?:that )?(?=(?:we|it|they|the|nobody|no) )/i;

/**
 * Puts an action before the event that led to it: "One winter the heater failed and I moved the children" becomes
 * "Moved the children when the heater failed one winter". Returns undefined for other bullets.
 */
export function deedBeforeEvent(text: string): string | undefined {
  const [, time = '', subject = '', happened = '', how = '', verb = '', told = '', end = ''] =
    EVENT_THEN_DEED.exec(text) ?? [];
  const past = verbIn('past', verb.toLowerCase())?.past;
  if (past === undefined || /\b(?:I|he|she)\b/.test(told)) return undefined;
  const event = `when ${lowered(subject)} ${happened}${how}${time && ` ${lowered(time)}`}`;
  const deed = `${capitalized(past)} ${told}`;
  const at = /,/.exec(deed)?.index ?? deed.length;
  const so = SO_RESULT.exec(deed);
  if (so !== null && so.index <= at)
    return `${deed.slice(0, so.index)} ${event}, so ${deed.slice(so.index + so[0].length)}${end}`;
  const rest = deed.slice(at).replace(/^, (?=(?:got|won|received|earned) )/i, ', and ');
  return `${deed.slice(0, at)} ${event}${rest}${end}`;
}

/** Matches shared work and the author's part of it: "We moved the site to AWS and I did the database". */
const SHARED_THEN_PART =
  /^we ([a-z]+ed|built|made|ran|did|set up|put on|took|won|sold|led) ((?:[^,;:.]|[,.](?=\d)){5,90}?)(?:,? and|,) I ([a-z]+) ([^,;:]{3,100}?)(\.?)$/i;

/**
 * Converts "We moved the site to AWS and I did the database" to "Did the database when we moved the site to AWS".
 * Returns undefined for other bullets.
 */
export function partBeforeSharedWork(text: string): string | undefined {
  const [, shared = '', work = '', verb = '', part = '', end = ''] = SHARED_THEN_PART.exec(text) ?? [];
  const past = verbIn('past', verb.toLowerCase())?.past;
  if (past === undefined || /^(?:was|were|had)$/i.test(verb) || /\b(?:I|we|it|they)\b/.test(work + part))
    return undefined;
  return `${capitalized(past)} ${part} when we ${shared.toLowerCase()} ${work}${end}`;
}

const TASK_DONE =
  /^(?:i )?(?:was )?(?:(?:given the (?:task|job) of|tasked with|charged with) ([a-z]+ing)|(?:asked|tasked|told|required) to ([a-z]+)) ([^,;:.]{2,60}),? (?:which|and) I (?:did|managed|achieved) ((?:by|within|in|from|through) [^;:]{2,120})$/i;

/** Converts "Was given the task of reducing overtime, which I did by 30%" to "Reduced overtime by 30%". */
export function taskAsDeed(text: string): string | undefined {
  const [, doing, base = '', object = '', how = ''] = TASK_DONE.exec(text) ?? [];
  const past = (doing === undefined ? verbIn('base', base.toLowerCase()) : verbIn('gerund', doing.toLowerCase()))?.past;
  return past && `${capitalized(past)} ${object} ${how}`;
}

const WITH_OTHERS =
  /^(?:together|along|jointly) with ((?:an?|two|three|another|one|\d+|my) (?:[a-z]+ )?(?:colleagues?|friends?|partners?|teammates?|classmates?|co-?workers?|others?|nurses?|teachers?|developers?|engineers?|managers?))(?:,| (?:I|we))? (?:I |we )?([a-z]+) ([^;:]+?)(\.?)$/i;
const IN_TEAM =
  /^(work(?:ed|ing)?) (in|as part of) (an? (?:[a-z-]+ )?(?:team|crew|group|squad)(?: of \d+(?: [a-z]+)?)?) to ([a-z]+) ([^;:,.]+)(\.?)$/i;

/**
 * Puts the action before the people who shared it: "Together with a colleague built the intranet" becomes "Built the
 * intranet together with a colleague". Returns undefined for other bullets.
 */
export function deedBeforePeople(text: string, isCurrent: boolean): string | undefined {
  const [, people = '', past = '', object = '', end = ''] = WITH_OTHERS.exec(text) ?? [];
  if (people !== '' && verbIn('past', past.toLowerCase()) && !/\b(?:we|I|they|and [a-z]+ed)\b|[,.]/.test(object))
    return `${capitalized(past.toLowerCase())} ${object} together with ${people.replace(/^my /i, /s$/i.test(people) ? '' : 'a ')}${end}`;
  const [, worked = '', where = '', team = '', verb = '', rest = '', stop = ''] = IN_TEAM.exec(text) ?? [];
  const form = verbIn('base', verb.toLowerCase());
  const isCertain = form !== undefined && !isAlsoNoun(verb.toLowerCase(), 'base');
  if (!isCertain || / and [a-z]+ |\b(?:we|I|they)\b/.test(rest)) return undefined;
  return `${capitalized(isCurrent && !/ed$/i.test(worked) ? form.base : form.past)} ${rest} ${where.toLowerCase()} ${team}${stop}`;
}

const HELP_DOING = /^((?:help|assist|support)ed) ([^,;:.]{3,70}), ([a-z]+ing) ([^,;:.\d]*\d[^,;:.]*)(\.?)$/i;

/** Matches help and the author's part of it: "Helped the chef redo the menu, I costed all the dishes". */
const HELP_I_DID =
  /^((?:help|assist|support)ed) ([^,;:.]{3,90}), I (?!also\b|was\b|had\b)([a-z]+) ([^,;:.]{4,90})(\.?)$/i;

/**
 * Converts "Helped the manager with the stocktake, counting 3k lines" to "Counted 3k lines, helping the manager …".
 * Returns undefined for other bullets.
 */
export function ownDeedBeforeHelp(text: string): string | undefined {
  const [, helped = '', help = '', doing = '', object = '', end = ''] = HELP_DOING.exec(text) ?? [];
  const past = verbIn('gerund', doing.toLowerCase())?.past;
  if (past === undefined) return partBeforeHelp(text);
  if (/\bto [a-z]+ |ing\b/.test(help) || /^(?:saving|reducing|increasing|cutting|raising)$/i.test(doing))
    return undefined;
  return `${capitalized(past)} ${object}, ${helping(helped)} ${help}${end}`;
}

function partBeforeHelp(text: string): string | undefined {
  const [, helped = '', help = '', did = '', part = '', end = ''] = HELP_I_DID.exec(text) ?? [];
  // "Costed" is the past tense of another verb "cost": to calculate a price.
  const past = /^costed$/i.test(did) ? 'costed' : verbIn('past', did.toLowerCase())?.past;
  if (past === undefined || /\b(?:I|we|they|it)\b/.test(help + part)) return undefined;
  return `${capitalized(past)} ${part}, ${helping(helped)} ${help}${end}`;
}

const helping = (helped: string): string => verbIn('past', helped.toLowerCase())?.gerund ?? 'helping';
