import { afterFirstWord, beginsObject, firstWord, isPeople, isPreposition, wordSet } from '../text/words.js';
import { isAlsoNoun, isVerb, verbIn, type VerbForm } from './verb-forms.js';

const SEPARATOR = /(,\s+(?:(?:and|or)\s+)?|(?<!\s)\s+(?:and|or|&|\+)\s+)/i;
/** Matches the start of a subordinate clause or of a new sentence: "that" in "clean rooms that guests have left". */
const SUBORDINATE =
  /[.;:(–—]|\splus\s[a-z]+\s[a-z]+ing(?![a-z])|\s(?:using(?![^,]{0,60} and [a-z]{2,20}ing\b)|which|that|who|whom|whose|while|when|where|if|because|so|including|such as|(?:by|for|of|in|on|from|through|without|after|before|about|at|into|with)\s+\w+ing)\b/i;
/** Nouns that a gerund describes: in "onboarding processes", "processes" is not the object of "onboarding". */
const DESCRIBED = wordSet(`
  program programs programme programmes process processes system systems activity activities session sessions material materials service
  services equipment plan plans procedure procedures policy policies standard standards tool tools task tasks data need needs cost costs
  schedule schedules skill skills team teams operation operations event events campaign campaigns strategy strategies record records project
  projects report reports requirement requirements initiative initiatives method methods technique techniques solution solutions workshop
  workshops course courses facility facilities software functions issues matters duties support department
`);
const STRICT_DETERMINERS = wordSet('the a an our my their his her its all');

/** Nouns for single actions, such as "checks" and "deliveries", which can be objects of the verbs in `TAKES_ACTS`. */
const ACTS =
  /\b(?:resets|builds|checks|repairs|searches|deliveries|installs|updates|backups|counts|inspections|audits|tests)\b/i;
const TAKES_ACTS = wordSet(`
  doing handling performing completing conducting managing running supporting providing scheduling planning making carrying coordinating
  overseeing recording logging arranging undertaking leading monitoring reviewing processing receiving
`);

const TAKES_WORK = /^(?:carrying out|performing|undertaking|conducting|handling) /i;

const KEEPS_OF = wordSet('disposing consisting approving thinking complaining');

/** Matches "following" as a preposition, as in "following a complaint", but not in "following the procedures". */
const AFTER_EVENT =
  /^following (?!up\b|(?:[a-z-]+ ){0,3}(?:procedures?|protocols?|instructions?|recipes?|policies|policy|guidelines?|plans?|rules|regulations|standards|steps|routes?|schedules?|leads|practices?)\b)/i;

type Reading = 'verb' | 'other' | 'unsure';

/**
 * Converts the leading verb and the verbs coordinated with it: "managing stock and training the staff" becomes "managed
 * stock and trained the staff". Returns undefined if the text does not begin with a known verb in the form `from`, or
 * if it is uncertain which words are verbs.
 * @param leadIsVerb whether the words before the text prove that it begins with a verb, as "to" does
 */
export function convertVerbs(text: string, from: VerbForm, to: VerbForm, leadIsVerb = false): string | undefined {
  const asides: string[] = [];
  // Replaces text in parentheses with a placeholder, because a parenthesis would count as the end of the clause.
  const bare = text.replace(/ \([^()]*\)/g, (aside) => {
    asides.push(aside);
    return ASIDE;
  });
  const result = converted(bare, from, to, leadIsVerb);
  return result?.replaceAll(ASIDE, () => asides.shift() ?? '');
}

/** Placeholder for text in parentheses: a private-use character, which resumes do not contain. */
const ASIDE = '\uE0A1';

function converted(text: string, from: VerbForm, to: VerbForm, leadIsVerb: boolean): string | undefined {
  const cut = Math.min(SUBORDINATE.exec(text)?.index ?? text.length, infinitive(text));
  const [main, rest] = [text.slice(0, cut), text.slice(cut)];
  // Items have even indexes; separators have odd indexes.
  const parts = main.split(SEPARATOR);
  const items = parts.filter((_, index) => index % 2 === 0);
  const lead = items[0]!;
  if (verbIn(from, firstWord(lead)) === undefined || AFTER_EVENT.test(lead)) return undefined;
  const inner = from === 'gerund' ? innerGerund(lead) : undefined;
  if (inner !== undefined) {
    const verb = withVerb(text.slice(0, inner), from, to);
    return leadIsVerb || readLead([lead], from) === 'verb' ? `${verb.trimEnd()}, ${text.slice(inner)}` : undefined;
  }
  const readings = items.map((_, index): Reading =>
    isListOfVerbs(items, from)
      ? 'verb'
      : index === 0
        ? leadIsVerb
          ? 'verb'
          : readLead(items, from)
        : isConverted(items[index]!, to) && (leadIsVerb || /\band\b/i.test(parts[2 * index - 1]!))
          ? 'other'
          : readItem(items, index, from, to),
  );
  if (readings.includes('unsure') || goesOn(rest, from) || (from === 'gerund' && isLooseList(parts, readings)))
    return undefined;
  // "Filing and scanning" and "picking, loading, reach truck" are lists of nouns and contain no verbs.
  if (from === 'gerund' && !leadIsVerb && rest === '' && items.length > 1 && items.every(isUnobjected))
    return undefined;
  const joints = parts.filter((_, index) => index % 2 === 1);
  if (joints.length === 1 && /^,\s+$/.test(joints[0]!) && readings[1] === 'verb') parts[1] = ' and ';
  return (
    parts
      .map((part, index) => (index % 2 === 0 && readings[index / 2] === 'verb' ? withVerb(part, from, to) : part))
      .join('') + rest
  );
}

/** Returns whether an item is already converted: "trained new waiters" in "Serving guests and trained new waiters". */
function isConverted(item: string, to: VerbForm): boolean {
  const word = firstWord(item);
  if (to === 'base') return verbIn('base', word) !== undefined && !isAlsoNoun(word, 'base');
  return to === 'past' && verbIn('past', word) !== undefined && verbIn('base', word) === undefined;
}

/** Returns whether the last item proves that all items are verbs: "supervise" in "Hire and supervise baristas". */
function isListOfVerbs(items: string[], from: VerbForm): boolean {
  const [last, others] = [items.at(-1)!, items.slice(0, -1)];
  const object = afterFirstWord(last);
  const isClear =
    !isAlsoNoun(firstWord(last), from) && object !== '' && !/^(?:of|for|in)\b/i.test(object) && firstWord(last) !== '';
  return (
    others.length > 0 &&
    verbIn(from, firstWord(last)) !== undefined &&
    (isClear || (from === 'gerund' && /^on\b/.test(object))) &&
    others.every((item) => isBare(item) && verbIn(from, firstWord(item)) !== undefined)
  );
}

const infinitive = (text: string): number =>
  [...text.matchAll(/\sto\s+(?!order(?:,|$))(\w+)/g)].find(([, word]) => verbIn('base', word!))?.index ?? text.length;

function withVerb(item: string, from: VerbForm, to: VerbForm): string {
  const word = firstWord(item);
  const form = verbIn(from, word)?.[to] ?? word;
  const object = item.slice(word.length);
  // "Restocking of supplies" means the same as "restocking supplies".
  return (
    form +
    (from === 'gerund' && !KEEPS_OF.has(word)
      ? object.replace(/^( (?:up|out|down|in|off|over))? of (?=\S)/, '$1 ')
      : object)
  );
}

function readLead(items: string[], from: VerbForm): Reading {
  const word = firstWord(items[0]!);
  const object = afterFirstWord(items[0]!);
  if (from === 'gerund' && !TAKES_WORK.test(items[0]!) && isListOfWork(items)) return 'unsure';
  if (!isAlsoNoun(word, from) || beginsObject(object)) return 'verb';
  // In "Cash handling" and "order picking", the gerund names the activity, and the word before it is the object.
  if (from === 'base' && verbIn('gerund', firstWord(object)) !== undefined) return 'unsure';
  const next = items[1];
  // In "Design and build …", "build" is certainly a verb, so "design" is a verb as well.
  if (object === '' && next !== undefined) {
    const second = firstWord(next);
    const what = afterFirstWord(next);
    if (verbIn(from, second) && (!isAlsoNoun(second, from) || beginsObject(what))) return 'verb';
    if (from === 'gerund' && verbIn(from, second) && isOwnObject(what)) return 'verb';
  }
  return from === 'gerund' && (isPeople(firstWord(object)) || takesObject(word, object)) ? 'verb' : 'unsure';
}

/**
 * Objects that show that a gerund is a verb although it can also be a noun: "building relationships", "cleaning
 * offices".
 */
const OBJECTS_OF: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    cleaning:
      'offices rooms classrooms toilets bathrooms bedrooms kitchens floors windows houses homes wards corridors stairs stairwells surfaces halls tables machines vehicles cars vans buses carpets pools showers areas flats apartments',
    building:
      'relationships rapport trust relations partnerships networks connections websites walls fences decks sheds',
    painting: 'walls rooms houses fences ceilings doors woodwork',
    cutting: 'hair grass hedges lawns keys fabric',
    cooking: 'meals breakfasts lunches dinners',
    writing: 'articles posts reports letters emails blogs stories descriptions',
    editing: 'videos photos articles',
    teaching: 'lessons classes children pupils students adults beginners',
    processing: 'payroll invoices orders payments claims returns refunds applications',
    milking: 'cows goats sheep',
    picking: 'orders fruit apples grapes strawberries',
  }).map(([gerund, objects]) => [gerund, wordSet(objects)]),
);
const MAX_OBJECT_WORDS = 4;

function takesObject(gerund: string, object: string): boolean {
  const words = object.split(/\s+/);
  const end = words.findIndex((word) => isPreposition(word.toLowerCase()));
  const noun = words.slice(0, end < 0 ? undefined : end);
  return noun.length <= MAX_OBJECT_WORDS && (OBJECTS_OF.get(gerund)?.has(noun.at(-1)?.toLowerCase() ?? '') ?? false);
}

/**
 * Returns whether the items of a list are separate activities, so that the first verb does not apply to all of them:
 * "Ordering, inventory and payroll", "opening duties, taking orders", "teaching a class, report writing".
 */
function isListOfWork([lead, ...others]: string[]): boolean {
  const object = afterFirstWord(lead!);
  if (/^(?:duties|tasks|activities|responsibilities)$/i.test(object)) return true;
  const isWork = (item: string) => verbIn('gerund', firstWord(item)) !== undefined;
  // In "Picking and packing orders, nights", a gerund with an object shows that the gerunds before it are verbs too.
  const firstComplete = others.findIndex((item) => isWork(item) && !isBare(item));
  // If only the first gerund has an object, the list consists of nouns: "Retaining walls, paving, turf".
  if (object !== '' && firstComplete < 0 && others.some((item) => isWork(item) && isBare(item))) return true;
  if (object === '')
    return others.slice(0, firstComplete < 0 ? undefined : firstComplete).some((item) => !isWork(item) && isBare(item));
  const nouns = others.filter((item) => !isWork(item));
  return nouns.some((item) => /^[a-z]{3,}ing$/.test(firstWord(item.split(' ').at(-1)!)));
}

function readItem(items: string[], index: number, from: VerbForm, to: VerbForm): Reading {
  const item = items[index]!;
  const word = firstWord(item);
  const object = afterFirstWord(item);
  // An item such as "I do the quotes" has its own subject and verb.
  if (word === 'i')
    return to === 'past' && (verbIn('past', firstWord(object)) || /^had\b/.test(object)) ? 'other' : 'unsure';
  // In "Taking observations and escalation to the nurse", the verb does not fit "escalation".
  if (from === 'gerund' && /^\p{L}+(?:tion|ment|son) (?:to|with|between)\b/iu.test(item)) return 'unsure';
  // In "Answering tickets and password resets", the verb does not fit "resets".
  if (from === 'gerund' && ACTS.test(item) && !TAKES_ACTS.has(firstWord(items[0]!))) return 'unsure';
  // In "Serving customers and stock room", the verb does not fit "room".
  if (from === 'gerund' && isPeople(afterFirstWord(items[0]!)) && verbIn(from, word) === undefined && !isPeople(item))
    return 'unsure';
  // In "following has gone from 2k to 11k", the gerund is the subject of the sentence.
  if (from === 'gerund' && /^(?:has|have|had|was|were|is|are)\b/.test(object)) return 'other';
  if (verbIn(from, word) === undefined) return readUnknown(word, object, from);
  // In "Helping the public with computers and finding books", it is unclear whether the user or the public finds the
  // books.
  if (from === 'gerund' && /^(?:help|assist|support)ing [^,]* with /i.test(items[0]!))
    return items.length === 2 ? 'unsure' : 'other';
  // In "Striking scaffold, tube & fitting", the gerund follows a noun and is a noun itself.
  const before = firstWord(items[index - 1]!);
  if (from === 'gerund' && object === '' && (!isVerb(before) || isBetweenNouns(items, index))) return 'other';
  // In "Quoting jobs on site, invoicing through an app", the preposition shows that "invoicing" is a verb.
  if (from === 'gerund' && /^(?:through|via|using|with) /.test(object)) return 'verb';
  if (from === 'gerund') return isAlsoNoun(word, from) || object === '' ? readGerund(items) : 'verb';
  if (/^(?:deal|work|liaise|talk|speak) with /.test(item) || /^look after /.test(item)) return 'verb';
  // A particle shows that the word before it is a verb: "cash up", "lock up 4 nights a week".
  if (beginsObject(object) || isPeople(firstWord(object)) || /^(?:up|out|off|away)\b/.test(object)) return 'verb';
  if (isBare(items[index - 1]!) && !(object === '' && isAlsoNoun(word, from))) return 'verb';
  if (!isAlsoNoun(word, from)) return 'verb';
  return object === '' || isPreposition(firstWord(object)) ? 'other' : 'unsure';
}

/** Returns whether a gerund is between two nouns: "fitting" in "striking tube and fitting and system scaffold". */
function isBetweenNouns(items: string[], index: number): boolean {
  const next = items[index + 1];
  return !isBare(items[index - 1]!) && next !== undefined && verbIn('gerund', firstWord(next)) === undefined;
}

/**
 * Detects an unknown verb, such as "haggle" in "and haggle the price", which cannot be converted with the other verbs.
 */
function readUnknown(word: string, object: string, from: VerbForm): Reading {
  const looksLikeVerb =
    !isPreposition(word) &&
    (STRICT_DETERMINERS.has(firstWord(object)) || /^(?:them|it|him)\b/i.test(object)) &&
    !STRICT_DETERMINERS.has(word) &&
    word !== 'both';
  if (looksLikeVerb) return 'unsure';
  if (ADJECTIVES.has(word)) return 'other';
  // "Attending court, liaise with legal" mixes two forms. In "Making announcements, report of defects", the verb does
  // not fit "report".
  if (from === 'gerund' && verbIn('base', word) && isPreposition(firstWord(object)) && !isOnWork(word, object))
    return 'unsure';
  if (word.endsWith('ing')) return from === 'gerund' && word.length > 5 && object !== '' ? 'unsure' : 'other';
  return isVerb(word) && beginsObject(object) ? 'unsure' : 'other';
}

/** Returns whether the preposition after a noun only adds a place or purpose: "orders for 3 stores". */
const isOnWork = (word: string, object: string): boolean => isAlsoNoun(word, 'base') && !/^(?:of|to)\b/.test(object);

/** Adjectives that look like gerunds, as in "existing customers". */
const ADJECTIVES = wordSet('existing incoming outgoing ongoing upcoming');

/** Gerunds in a list are either all verbs or all nouns; the last one shows which. */
function readGerund(items: string[]): Reading {
  if (isBare(items[0]!)) return 'verb';
  const object = afterFirstWord(items[0]!);
  if (verbIn('gerund', firstWord(object)) !== undefined) return 'other';
  const last = items.slice(1).findLast((item) => verbIn('gerund', firstWord(item)) !== undefined) ?? '';
  return isOwnObject(afterFirstWord(last)) ? 'verb' : 'other';
}

/**
 * Returns whether the words after a gerund are its object ("unit tests" after "writing") rather than a noun that the
 * gerund describes ("programs" after "training").
 */
function isOwnObject(object: string): boolean {
  const noun = firstWord(object);
  if (object === '' || isPreposition(noun)) return false;
  const words = object.split(' ');
  const end = words.findIndex((word) => isPreposition(firstWord(word)));
  const own = words.slice(0, end < 0 ? undefined : end);
  return beginsObject(object) || isPeople(noun) || !own.some((word) => DESCRIBED.has(firstWord(word)));
}

/**
 * Returns whether a gerund certainly has an object: "writing unit tests" does, but "training programs" is ambiguous.
 */
export const hasOwnObject = (gerundPhrase: string): boolean => isOwnObject(afterFirstWord(gerundPhrase));

/**
 * Inserts "and" between the last two gerund phrases if only a comma separates them: "signing guests in, calling the
 * host" becomes "signing guests in and calling the host".
 */
export function withLastGerundJoined(text: string): string {
  const items = text.split(', ');
  const isGerund = (item = ''): boolean => /^[a-z]+ing\b/i.test(item) && !item.includes(' and ');
  if (!isGerund(items.at(-2)) || !isGerund(items.at(-1))) return text;
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)!}`;
}

const isUnobjected = (item: string): boolean => isBare(item) || verbIn('gerund', firstWord(item)) === undefined;
const isBare = (item: string): boolean => afterFirstWord(item) === '';

/** Returns whether a main verb follows a subordinate clause: "teach" in "Serve guests who book, and teach waiters". */
function goesOn(rest: string, from: VerbForm): boolean {
  // A gerund after a subordinate clause would stay unconverted: "trying" in "Looking after volunteers, who are lovely,
  // and trying to win others".
  if (from === 'gerund') return /^[\s,]*(?:who|which|that|when|where)\b[^,;.]*, and [a-z]+ing\b/i.test(rest);
  if (rest === '' || /^\s+to\b/i.test(rest)) return false;
  return rest
    .split(SEPARATOR)
    .filter((_, index) => index % 2 === 0)
    .slice(1)
    .some((item) => verbIn(from, firstWord(item)) !== undefined && !isAlsoNoun(firstWord(item), from));
}

/**
 * Returns the index of a second gerund that follows a workplace: "sorting" in "Volunteering at a food bank on Saturdays
 * sorting donations".
 */
function innerGerund(lead: string): number | undefined {
  for (const found of lead.matchAll(/ (?:at|on|in) [^,]{2,60}? (?=([a-z]{3,}ing) [a-z\d])/g)) {
    const at = found.index + found[0].length;
    const before = firstWord(lead.slice(0, at).split(' ').at(-2) ?? '');
    if (
      verbIn('gerund', found[1]!) &&
      !isPreposition(before) &&
      hasOwnObject(lead.slice(at)) &&
      !NOT_BEFORE_DEED.has(before)
    )
      return at;
  }
  return undefined;
}
const NOT_BEFORE_DEED = wordSet('the a an of our my their and or from without up to');

/**
 * Returns whether a list contains a noun that fits none of the verbs: "register" in "Making coffee, register,
 * cleaning".
 */
function isLooseList(parts: readonly string[], readings: readonly Reading[]): boolean {
  // Verbs such as "carrying out" fit every noun for an activity.
  if (TAKES_WORK.test(parts[0]!) && !readings.slice(1).includes('verb')) return false;
  return readings.some((reading, index) => {
    const item = parts[2 * index]!;
    // Rejects a list if a gerund would stay unconverted before a converted one: "pricing" in "Sorting donations,
    // pricing, steaming clothes".
    if (
      reading === 'other' &&
      index > 0 &&
      verbIn('gerund', item) !== undefined &&
      readings.slice(index).includes('verb')
    )
      return true;
    if (reading !== 'other' || index === 0 || !/^,\s+$/.test(parts[2 * index - 1]!)) return false;
    // In "shelving, joining members, PC bookings, answering questions", no verb fits "PC bookings".
    const next = readings.indexOf('verb', index);
    const isObject = readings.some((_, at) => at > index && at < next && /\band\b|&/.test(parts[2 * at - 1]!));
    // A one-word plural noun continues the list of objects: "toilets" in "cleaning offices, toilets, emptying bins".
    if (next > 0 && !isObject && !/^[a-z]+s$/.test(item)) return true;
    if (/\betc\b/i.test(item) || /^[a-z]+ [a-z]+ing\b/.test(item)) return readings.slice(0, index).includes('verb');
    // A plural noun continues the list of objects: "toilets" in "Cleaned 3 floors of offices, toilets and kitchens".
    const isNoun = /^(?:[a-z]+ ){0,2}[a-z]*[^s]$/.test(item) && !isPreposition(firstWord(item)) && !/ly$/.test(item);
    const isClosed = readings.some(
      (each, at) => at > index && each === 'other' && /\band\b|&/.test(parts[2 * at - 1]!),
    );
    return isNoun && !isClosed && !verbIn('past', firstWord(item)) && /^[a-z]/.test(item);
  });
}
