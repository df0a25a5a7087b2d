import { hasOwnObject } from '../../english/convert-verbs.js';
import { headOf, readNounPhrase, ROLE } from '../reading/noun-phrase.js';
import { workOfNouns } from '../../english/noun-work.js';
import { afterDutyOpener } from '../../english/openers.js';
import { withVerbPerItem } from './verb-per-item.js';
import { verbIn } from '../../english/verb-forms.js';
import { inSentence } from '../reading/tidy.js';
import { isWork } from '../../english/work-names.js';
import { capitalized, firstWord, isPeople, lowered, wordSet } from '../../text/words.js';

/** Nouns for things that workers handle, such as stock or mail. */
const HANDLED = wordSet(`
  accounts alterations appointments arrangements bandages banking bins bloods briefings budgets calls callouts cases claims closings color
  colour complaints consultations consults contracts correspondence cuts databases demos diaries diary dressings ecgs email emails enquiries
  errands estimates exams feeds fittings floors follow-ups forecasts grading grooming handovers homework housekeeping inductions injections
  inquiries intakes interviews invoices journals laundry layouts leads letters logs mail mailings meals meds menus minutes mots obs
  observations offers orders packages paperwork payments permits phones photos placements post prescriptions pricing proofs queries quotes
  reconciliations records referrals refunds registers registrations reminders renewals reports requests reservations restocks results rosters
  rotas sales samples schedules screenings servicing shipments spreadsheets stock takings tastings tickets timesheets transcripts transfers
  translations transport treatments triage tutorials updates upgrades vaccinations waste x-rays
`);
/** Nouns for manual work that do not fit the verb "handled": "hoovering", "dusting". */
const BY_HAND = wordSet(
  'hoovering vacuuming dusting mopping sweeping scrubbing polishing wiping ironing washing cleaning tidying cutting coloring colouring painting sanding weeding mowing pruning cooking baking peeling chopping',
);
const VAGUE = /\b(?:also|various|duties|etc|general|different|things|misc|miscellaneous|other|tasks)\b/i;
const MEASURE = /^(?:avg|average|around|about|up to|approx|\d)/i;
const SEPARATOR = /,\s|\s(?:and|plus|&)\s/;
/** Minimum number of items in a list without a figure. A list with a figure may have fewer. */
const MIN_ITEMS = 3;

/** Adds a verb to a list of nouns for work: "ID checks and searches" becomes "Handled ID checks and searches". */
export function withWorkHandled(text: string, isCurrent: boolean): string | undefined {
  // "Handled sales of £1m" would be wrong: the goods were sold rather than handled, and the sales may be those of the
  // entire business.
  if (/^handled?\b|^(?:sales|revenue|turnover|profit|takings) of\b/i.test(text)) return undefined;
  if (CALLS.test(text)) return handled(text, isCurrent);
  if (ASSISTANCE.test(text) && !verbIn('base', firstWord(text)) && !verbIn('past', firstWord(text)))
    return `${isCurrent ? 'Provide' : 'Provided'} ${inSentence(text)}`;
  const duty = afterDutyOpener(text);
  const work =
    (/^(?:(?:my|main|key|daily|job) )*(?:duties|responsibilities|tasks)\b/i.test(text) ? duty : undefined) ?? text;
  if (duty !== undefined && OF_WORK.test(text) && isToldDuty(duty, isCurrent)) return handled(duty, isCurrent);
  return isListOfWork(capitalized(work), isCurrent) ? handled(work, isCurrent) : undefined;
}

/** Matches help and the people who received it: "Chairside assistance to 2 dentists". */
const ASSISTANCE =
  /^(?:[a-z-]+ ){0,2}(?:assistance|support|advice|guidance) to (?:\d|(?:an?|the|our|all|two|three|four|five|six) |[a-z]+s\b)/i;

/** Matches requests and their subject: "Inbound calls re billing, leaks and complaints". */
const CALLS =
  /^(?:(?:inbound|outbound|incoming|customer|phone|telephone|email) ){0,2}(?:calls|emails|enquiries|inquiries|queries|complaints|tickets) (?:re|regarding|about|concerning) [a-z]/i;

const handled = (work: string, isCurrent: boolean): string =>
  `${isCurrent ? 'Handle' : 'Handled'} ${withLastJoined(inSentence(work).replace(NEEDS_ARTICLE, 'the $&'))}`;

/** Matches a single thing that needs an article after a verb: "Handled the diary for the surgeries". */
const NEEDS_ARTICLE =
  /^(?:diary|calendar|inbox|switchboard|front desk|rota|roster|schedule|budget|logbook)(?= (?:for|of|at|in)\b|,)/;

/** Adds "and" to a list: "Calls, forms, post" becomes "Calls, forms and post". Returns other texts unchanged. */
const withLastJoined = (list: string): string =>
  /^[\p{L}-]+(?: [\p{L}-]+)?(?:, [\p{L}-]+(?: [\p{L}-]+)?){2,}$/u.test(list) && !/\band\b/.test(list)
    ? list.replace(/, ([^,]+)$/u, ' and $1')
    : list;

/** Matches openings that introduce work, rather than a workplace or coworkers: "responsible for". */
const OF_WORK =
  /^(?:(?:was|were|am|is) )?(?:responsible|accountable|tasked|charged|entrusted) (?:for|with)\b|^(?:my |main |key )?(?:duties|responsibilities|tasks)\b/i;
/**
 * Returns whether "Handled" can precede a duty, because the duty contains an amount of work: "med pass for 32
 * residents" in "Responsible for med pass for 32 residents".
 */
function isToldDuty(duty: string, isCurrent: boolean): boolean {
  if (!/\d/.test(duty) || /^(?:\d|an? |the |all )/i.test(duty) || VAGUE.test(duty)) return false;
  const kind = readNounPhrase(capitalized(duty), isCurrent);
  const head = headOf(duty.split(SEPARATOR)[0]!);
  return (kind === 'work' || kind === 'thing') && (isWork(head) || HANDLED.has(head));
}
/**
 * Returns whether the items of a list are nouns for work or things that workers handle. In a list of three or more
 * items, one may be unknown, except the first.
 */
function isListOfWork(text: string, isCurrent: boolean): boolean {
  const kind = readNounPhrase(text, isCurrent);
  if ((kind !== 'work' && kind !== 'thing') || VAGUE.test(text)) return false;
  const items = text
    .split(/[.;:(–—]|\s-\s/)[0]!
    .split(SEPARATOR)
    .filter((item) => !MEASURE.test(item));
  // In "Recruiting and looking after volunteers", the items are verbs that share an object.
  if (items.some((item) => verbIn('gerund', firstWord(item)) && hasOwnObject(item))) return false;
  const heads = items.map(headOf);
  if (heads.some((head) => BY_HAND.has(head)) && !heads.every(isWork)) return false;
  const unknown = heads.filter((head) => !isWork(head) && !HANDLED.has(head));
  const isMeasured = /\d/.test(text) && (items.length > 1 || !/^[a-z]+ing$|^\p{L}+ [a-z]+ing\b/iu.test(items[0]!));
  const isLong = items.length >= MIN_ITEMS || isMeasured;
  return isLong && unknown.length <= (items.length >= MIN_ITEMS ? 1 : 0) && !unknown.includes(heads[0]!);
}

const WORK_THEN_DEED = /^([^;:.]{3,90}), (?:I )?([a-z]+) ([^;:]+)$/;
/** Matches a heading, followed by actions: "Goods in - checking deliveries and booking them". */
const HEADED = /^([\p{L}\p{N}/ &'’]{3,40})(?:\s[-–—]|:)\s([a-z]+ing [^;:]{3,200})$/u;
const MAX_HEADING_WORDS = 4;

/**
 * Converts "Viewings, valuations and offers, sold 38 homes" to "Sold 38 homes, handling viewings, valuations and
 * offers". Returns undefined if the bullet does not consist of nouns for work and an action.
 */
export function withDeedBeforeWork(text: string, isCurrent: boolean): string | undefined {
  const [, heading, tasks = ''] = HEADED.exec(text) ?? [];
  if (heading !== undefined) {
    const done = workOfNouns(tasks, isCurrent ? 'base' : 'past') ?? withVerbPerItem(tasks, isCurrent);
    const isHeading = heading.split(' ').length <= MAX_HEADING_WORDS && !verbIn('past', firstWord(heading));
    return done !== undefined && isHeading
      ? `${capitalized(done.replace(/\.$/, ''))} (${lowered(heading)})`
      : undefined;
  }
  const [, work = '', verb = '', object = ''] = WORK_THEN_DEED.exec(text) ?? [];
  const end = object.endsWith('.') ? '.' : '';
  const rest = object.slice(0, object.length - end.length);
  const isDeed = /\d/.test(rest) && verbIn('past', verb) !== undefined && verb !== 'was' && verb !== 'were';
  if (!isDeed || isPeople(firstWord(rest)) || !isListOfWork(work, isCurrent)) return undefined;
  return `${capitalized(verb)} ${rest}, handling ${lowered(work)}${end}`;
}

const ROLE_OVER =
  /^(?:served|worked|acted|employed) as (?:an? |the )?([a-z][a-z -]{2,40}?) (?:in charge of|responsible for|over) ((?:\d+|two|three|four|five|six|seven|eight|nine|ten) )([a-z]+)\b(.*?)(\.?)$/i;

/** Converts "Served as a section commander in charge of 8 soldiers" to "Led 8 soldiers as a section commander". */
export function ledInRole(text: string, isCurrent: boolean): string | undefined {
  const [, role = '', count = '', people = '', rest = '', end = ''] = ROLE_OVER.exec(text) ?? [];
  if (!isPeople(people.toLowerCase()) || !ROLE.test(` ${headOf(role)}`)) return undefined;
  return `${isCurrent ? 'Lead' : 'Led'} ${count}${people} as ${/^[aeiou]/i.test(role) ? 'an' : 'a'} ${lowered(role)}${rest}${end}`;
}

const MANAGER_OF =
  /^(?:the |an? )?([a-z][a-z -]{2,30} manager) (?:for|of|on|over) ((?:an? |the )?(?:[£$€]\d|\d|large |small |busy )[^;:]*?)(\.?)$/i;

/**
 * Matches managers of functions that serve all staff, such as "HR manager". These managers rarely lead the staff they
 * serve.
 */
const STAFF_FUNCTION =
  /\b(?:hr|human resources|payroll|benefits|it|facilities|office|safety|training|finance|wellbeing|recruitment|communications) manager$/i;

const namesPeople = (text: string): boolean => text.toLowerCase().split(' ').some(isPeople);

/** Converts "Key account manager for 14 accounts" to "Managed 14 accounts as key account manager". */
export function managedInRole(text: string, isCurrent: boolean): string | undefined {
  const [, role = '', rest = '', end = ''] = MANAGER_OF.exec(text) ?? [];
  const [what = '', ...more] = rest.split(/(?=,)/);
  // "Deputize for the store manager of …" describes acting for a manager, not the role of a manager.
  if (/ (?:for|to|of|with|by|as|the|my|our) /i.test(role)) return undefined;
  // "HR manager for 420 employees" does not mean that the author manages them.
  if (STAFF_FUNCTION.test(role) && namesPeople(what)) return undefined;
  if (what === '' || /^\d+ (?:years?|months?|weeks?|days?)\b/i.test(what) || /\d{4}/.test(what)) return undefined;
  return `${isCurrent ? 'Manage' : 'Managed'} ${what} as ${lowered(role)}${more.join('')}${end}`;
}
