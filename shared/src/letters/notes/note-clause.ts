import { isOccupation } from '../../facts/occupations.js';
import { convertVerbs } from '../../english/convert-verbs.js';
import { isAlsoNoun, verbIn } from '../../english/verb-forms.js';
import { cleanLine } from '../../text/text.js';
import { wordCount } from '../../text/count-words.js';
import { firstWord, isPeople, lowered } from '../../text/words.js';

/** A bullet in note form as a clause after its subject. If `subject` is empty, the clause is a whole sentence. */
export interface NoteClause {
  subject: 'I' | 'I was' | 'I am' | 'I have been' | '';
  text: string;
  verb: string;
}

export interface NoteContext {
  /** Whether the role leads others, so that a team is the user's own. */
  leads?: boolean;
  /** The user's skills; a note that begins with one of them names work. */
  skills?: readonly string[];
}

const MAX_WORDS = 30;
const AMOUNT =
  '(?:(?:about|around|roughly|over|up to|nearly|almost) )?(?:\\d[\\d,.]*\\+?(?:(?:[-–]| to | or )\\d[\\d,.]*)?|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)';
/** Nouns of time, money and measure, which nobody "has" at work: "12 hours a week", "4am starts". */
const MEASURES =
  'hours?|hrs?|days?|weeks?|months?|years?|yrs?|minutes?|mins?|nights?|shifts?|evenings?|weekends?|times?|percent|%|am|pm|starts?|st|nd|rd|th|k|kg|lb|lbs|m|ft|miles?|GCSEs?|over|out|in|of|on|per|a|an|to|and|or|at|with|high|x';
/** Matches an amount of something: "14-20 drops a day", "two pattern collections licensed to a mill". */
const HAVE = new RegExp(`^${AMOUNT} (?!(?:${MEASURES})\\b)(?:[\\p{L}’'-]+ ){0,3}?[\\p{L}’'-]{2,}s\\b`, 'iu');
const SO_FAR = /\b(?:so far|to date)\b/;
const VERBS_BY = /\b(?:done|made|built|sold|delivered|completed|finished|handled|written) (?:a|per|each|every|in|by)\b/;
/** Matches an absence that is a merit: "no accidents". */
const NONE_OF =
  /^(?:no|zero) ((?:[\p{L}-]+ ){0,2}(?:accidents?|incidents?|claims|complaints|crashes|injuries|sick days|days off|absences|late days|errors|returns|write-offs))\b([^.;,]{0,40})/iu;
/** Matches a record that one has: "perfect attendance 2017". */
const ATTENDANCE = /^(?:(?:perfect|full|100%) attendance)\b(?:,? (?:in )?((?:19|20)\d\d))?/iu;
/** Matches a figure with its own verb: "rate was 110% most weeks". */
const MEASURED =
  /^((?:[\p{L}-]+ ){0,2}(?:rate|score|average|target|accuracy|attendance|rating|caseload|turnover|waste))( of the [\p{L}-]+)? (?:is|was|went|stayed|never (?:dropped|fell)) (?=.*\d)/iu;
/** Matches a figure without a verb: "First time fix about 70%". */
const RATE =
  /^((?:first[- ]time fix|pick|picking|scan|attendance|accuracy|retention|pass|conversion|response|resolution|occupancy|renewal|show|close|fill|upsell)(?: rate)?(?: on [\p{L} ]{3,30}?)?) (?:is |was )?((?:about |around |over )?\d[\d.]*%.*)$/iu;
const SHIFTS =
  /^((?:rotating|alternating|split|night|day|late|early|weekend|back|12-hour|8-hour|10-hour)[\p{L}\d -]{0,24}? ?shifts?)\b(.*)$/iu;
const CLOCK = /,? ?\(?\d{1,2}(?:[:.]\d\d)?\s?[ap]m?\s?(?:-|–|to|\s){1,4}\d{1,2}(?:[:.]\d\d)?\s?[ap]m?\)?/giu;
/** Matches a list of work: "turfing, digging out and cutting hedges". */
const GERUND = /^\p{L}{2,}ing\b/iu;
/** Words for people that need an article after "I was": "member of the council". */
const WITH_ARTICLE = /^(?:member|part|volunteer|founder|user|player|student|nurse|driver|cook|worker|carer)\b/i;
const IN_ROLE =
  /^((?:[\p{L}’'-]+ ){0,3}?[\p{L}’'-]+(?: of the (?:month|year|week|quarter))?) (?=(?:of|on|for|to|from|since|at) \S|\d{1,2} times\b|twice\b)/iu;
const SINCE = /\b(?:since (?:\p{Lu}|\d|early |mid |late )|from (?:19|20)\d\d on\b)/u;
/** Matches a label with what it names: "Hospice induction: five modules, finished by 140 volunteers". */
const LABELLED = /^([\p{L}’' -]{4,40}): (\S.*)$/u;
/** Matches a thing made, with its purpose and a figure: "label system for Elm Sauce (9 flavors), now in 60 stores". */
const THING =
  /^((?:[\p{L}’'&-]+ ){0,3}(?:system|range|line|website|site|app|database|guide|menu|plan|program|programme|course|campaign|collection|design|garden|mural|extension|exhibition|book|module|prototype|garment|cake|dress|kitchen) for \S.*)$/iu;
const FINITE = /(?<!\b(?:that|which|who) )\b(?:are|is|were|was)\b/;

/**
 * Converts a bullet in note form to a clause: "14-20 drops a day" becomes "I have 14-20 drops a day". Adds only words of
 * fixed frames. Returns undefined if no frame certainly fits.
 */
export function noteClause(
  bullet: string,
  isCurrent: boolean,
  { leads = false, skills = [] }: NoteContext = {},
): NoteClause | undefined {
  const sentences = cleanLine(bullet)
    .split(/(?<=[\p{L}\d)])[.;!]\s+/u)
    .map((sentence) => sentence.replace(/(?<![\s.;,!])[\s.;,!]+$/u, ''));
  for (const sentence of sentences) {
    const clause = clauseOf(sentence, isCurrent, leads) ?? ofSkill(sentence, isCurrent, skills);
    if (clause && wordCount(clause.text) <= MAX_WORDS) return clause;
  }
  return undefined;
}

/** Reads a bullet about shifts, whose first word looks like a verb: "Rotating 12-hour shifts in a mill". */
export function shiftClause(bullet: string, isCurrent: boolean): NoteClause | undefined {
  const [, shifts, rest = ''] = SHIFTS.exec(cleanLine(bullet).replace(/(?<![\s.;,!])[\s.;,!]+$/u, '')) ?? [];
  if (shifts === undefined || /[.;]/.test(rest)) return undefined;
  // What follows an ordinary shift may be a second item: "Night shifts and weekends on the ward".
  if (!/^(?:rotating|alternating|split)/i.test(shifts) && rest.replace(CLOCK, '').trim() !== '') return undefined;
  const text = `${isCurrent ? 'work' : 'worked'} ${inPlural(lowered(shifts))}${rest.replace(CLOCK, '')}`;
  return { subject: 'I', text, verb: 'work' };
}

function clauseOf(text: string, isCurrent: boolean, leads: boolean): NoteClause | undefined {
  if (/["“”[\]?]/.test(text)) return undefined;
  if (ASKED_FOR.test(text))
    return { subject: '', text: lowered(text).replace(/(?<!,) which I did$/, ', which I did'), verb: text };
  if (NEVER.test(text)) return { subject: 'I', text: lowered(text), verb: firstWord(text) };
  if (MEASURED.test(text)) {
    const isOfOthers = MEASURED.exec(text)?.[2] !== undefined;
    const what = lowered(text).replace(FROM_TO, 'went from $1 when I started to $2 $3');
    return { subject: '', text: `${isOfOthers ? 'the' : 'my'} ${what}`, verb: text };
  }
  if (/\b(?:my|our|I|me|we)\b/.test(text)) return undefined;
  const none = NONE_OF.exec(text);
  if (none) return has(`no ${none[1]!.toLowerCase()}${none[2]!}`, isCurrent, true);
  const attendance = ATTENDANCE.exec(text);
  if (attendance)
    return attendance[1]
      ? {
          subject: 'I',
          text: `had ${lowered(text.split(/,? (?=(?:in )?(?:19|20)\d\d)/)[0]!)} in ${attendance[1]}`,
          verb: 'have',
        }
      : has(lowered(text), isCurrent, true);
  const rate = RATE.exec(text);
  if (rate)
    return { subject: '', text: `my ${rateOf(rate[1]!)} ${isCurrent ? 'is' : 'was'} ${aside(rate[2]!)}`, verb: text };
  if (leads && TEAM.test(text)) return has(`a ${lowered(text)}`, isCurrent, false);
  return (
    shiftClause(text, isCurrent) ??
    setting(text, isCurrent) ??
    roleOf(text, isCurrent) ??
    deed(text, isCurrent) ??
    amountOf(text, isCurrent) ??
    labelled(text) ??
    thing(text) ??
    gerunds(text, isCurrent) ??
    products(text, isCurrent) ??
    equipment(text, isCurrent)
  );
}

/** Matches two figures of one measure: "was 84 when I started and 93 in 2025". */
const FROM_TO =
  /\bwas (\d[\d.]*%?) when I (?:started|came|joined|arrived),? and (?:is |was )?(\d[\d.]*%?) (in (?:19|20)\d\d|now|today)$/;

/** Matches a request to the user: "They asked me to come back". */
const ASKED_FOR =
  /^(?:they|customers|clients|guests|patients|regulars|parents|the (?:manager|owner|office|boss|chef|school)) (?:ask|asks|asked|keep asking|kept asking) (?:for )?me\b/i;
/** Matches reliability as a negative: "didn’t miss a day in 2020". */
const NEVER = /^(?:did(?:n[’']t| not)|never|have(?:n[’']t| not)) (?:miss|missed|late|been late|had a) .*\d/i;
const TEAM = /^team of \d/i;
/** Matches a way of working without a verb: "Chairside for two dentists". */
const SETTING =
  /^(?:chairside|front of house|back of house|behind the bar|on (?:the )?(?:tills?|shop floor|reception|line|counter|pass)) (?:for|with|in|at|on|of)\b/i;
const ON_CALL = /^on[- ]call (?=one|every|\d|for|at)/i;

function setting(text: string, isCurrent: boolean): NoteClause | undefined {
  if (ON_CALL.test(text))
    return { subject: isCurrent ? 'I am' : 'I was', text: text.replace(ON_CALL, 'on call '), verb: 'be' };
  return SETTING.test(text)
    ? {
        subject: 'I',
        text: `${isCurrent ? 'work' : 'worked'} ${lowered(text)}`.replace(/(?<=\d)-(?=\d)/g, ' to '),
        verb: 'work',
      }
    : undefined;
}

/** Matches deeds whose first verb the rules do not know: "Induced and monitored anesthetics". */
const TWO_DEEDS = /^\p{L}{3,}ed and (\p{L}+ed) \p{L}/iu;
const LEARNED = /^learn(?:t|ed) (?:the|to|how|all|about|my)\b/i;
const PHRASAL = /^(?:hand|cash|set|open|lock|bag|clean|wash|load|top|close) (?:out|up|off|down) (?:the )?\p{L}/iu;
const COUNT = /^(count|check|control) of (?=\p{L})/iu;

/** Matches an object that shows that the word before it is a verb: "2 trainees", "fish and meat from local suppliers". */
const OBJECT =
  /^\p{L}+ (?:after|with|the|all|any) (?:\d|\p{L})|^\p{L}+ \d|^\p{L}+ \p{L}+ and \p{L}+ (?:from|off|for|to)\b/u;
const isPresentDeed = (text: string): boolean => verbIn('base', firstWord(text)) !== undefined && OBJECT.test(text);

function deed(text: string, isCurrent: boolean): NoteClause | undefined {
  const second = TWO_DEEDS.exec(text)?.[1];
  const isKnown = LEARNED.test(text) || (second !== undefined && verbIn('past', second.toLowerCase()) !== undefined);
  if (isKnown || (isCurrent && (PHRASAL.test(text) || isPresentDeed(text))))
    return { subject: 'I', text: lowered(text), verb: firstWord(text) };
  return isCurrent && COUNT.test(text)
    ? { subject: 'I', text: lowered(text).replace(COUNT, '$1 '), verb: firstWord(text) }
    : undefined;
}

/** Reads a note that begins with a skill of the user: "MIG and flux core on heavy plate". */
function ofSkill(text: string, isCurrent: boolean, skills: readonly string[]): NoteClause | undefined {
  const [main = '', ...rest] = text.split(/,\s+/);
  const small = main.toLowerCase();
  const isSkill = skills.some((skill) => skill.length > 2 && small.startsWith(`${skill.toLowerCase()} `));
  const isOneName = /^\p{L}+ \p{L}+s$/u.test(main);
  if (
    !isSkill ||
    (!isOneName && !/ (?:and|on|for|of|in|to|at) \S/.test(main)) ||
    FINITE.test(main) ||
    /["“”[\]()?:;]/.test(main)
  )
    return undefined;
  const amount = rest.length === 1 && new RegExp(`^${AMOUNT} \\p{L}`, 'iu').test(rest[0]!) ? `, with ${rest[0]!}` : '';
  return {
    subject: '',
    text: `my work ${isCurrent ? 'includes' : 'included'} ${lowered(main)}${amount}`,
    verb: 'include',
  };
}

/** Matches machines at the start of a note: "reach truck 4 high racking". */
const EQUIPMENT =
  /^((?:reach truck|counterbalance(?: truck)?|fork ?lift(?: truck)?|clamp truck|pallet jack|cherry picker|order picker|scissor lift|telehandler|excavator|digger|dumper|tractor|combine|crane|skid steer|bobcat|sheeter|deck oven|lathe|press brake|cnc (?:lathe|mill|router)|band ?saw)(?: and (?:[\p{L}-]+ ){0,1}[\p{L}-]+)?)(?=$|[,.;]| (?:\d|in|on|at|for|with)\b)/iu;

function equipment(text: string, isCurrent: boolean): NoteClause | undefined {
  const machine = EQUIPMENT.exec(text)?.[1];
  if (machine === undefined) return undefined;
  const named = lowered(machine).replace(/ and (?=\p{L})/u, ' and a ');
  return { subject: 'I', text: `${isCurrent ? 'work' : 'worked'} with a ${named}`, verb: 'work' };
}

/** Matches things that the work produces: "logos, menus and labels for small cafés". */
const PRODUCTS =
  /^(?:[\p{L}-]+s, ){1,4}[\p{L}-]+ and [\p{L}-]+ for [\p{L}&-]+(?: [\p{L}&-]+){0,5}(?:, [^\d\n\r\u2028\u2029]*\d.*)?$/u;
const products = (text: string, isCurrent: boolean): NoteClause | undefined =>
  PRODUCTS.test(text) && !verbLed(text)
    ? {
        subject: '',
        text: `my work ${isCurrent ? 'includes' : 'included'} ${lowered(text)}`.replace(
          /, (?=(?:around|about|over)? ?\d)/,
          ', with ',
        ),
        verb: 'include',
      }
    : undefined;

const has = (what: string, isCurrent: boolean, isRecord: boolean): NoteClause => ({
  subject: 'I',
  text: `${isCurrent ? (isRecord ? 'have had' : 'have') : 'had'} ${what}`,
  verb: 'have',
});

const rateOf = (name: string): string => (/\brate\b/i.test(name) ? lowered(name) : `${lowered(name)} rate`);
const aside = (text: string): string =>
  text.replace(/\((?:the )?team(?:['’]s)?(?: is| was|:)? (\d[\d.]*)%?\)/, '(the team’s is $1)');
const inPlural = (shifts: string): string => shifts.replace(/shift$/, 'shifts');

const RATED =
  /\b(?:an?|per|each|every|most) (?:\p{L}+ )?(?:day|week|shift|night|hour|month|year|saturdays?|sundays?)\b|\bso far\b/iu;
/** Matches what follows a rate without a preposition: "120 parcels a day HD postcodes". */
const BESIDE_RATE =
  /((?:\ba|\bper) (?:day|week|shift|hour)) (?!(?:in|on|for|from|to|at|with|and|or|of|across|during|by|all|each|over|before|after|as)\b)[\p{L}\d][^,;.]*/u;

/** Looks for an amount in the parts of a note: "18t fridge wagon, 14-20 drops a day". */
function amountOf(text: string, isCurrent: boolean): NoteClause | undefined {
  const parts = text.split(/,\s+/);
  const at = parts.findIndex((part) => HAVE.test(part));
  if (
    at === -1 ||
    (at > 0 && (!RATED.test(parts[at]!) || text.split(/,\s+/).length > 3)) ||
    (at > 0 && parts.slice(0, at).some((part) => wordCount(part) > 4 || verbLed(part)))
  )
    return undefined;
  const what = parts
    .slice(at)
    .join(', ')
    .replace(/(?<=\d)-(?=\d)/g, ' to ')
    .replace(BESIDE_RATE, '$1');
  if (/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i.test(what.split(',').slice(1).join(','))) return undefined;
  if (VERBS_BY.test(what) || FINITE.test(what)) return undefined;
  if (/\bshifts\b/.test(what))
    return { subject: 'I', text: `${isCurrent ? 'work' : 'worked'} ${lowered(what)}`, verb: 'work' };
  const isOfPeople = what.split(/[\s,:;]+/, 5).some((word) => isPeople(word.toLowerCase()));
  // "34 residents" may be those of the whole home.
  if (isOfPeople && !RATED.test(what) && !SO_FAR.test(what)) return undefined;
  if (!isOfPeople && RATED.test(what) && !SO_FAR.test(what))
    return { subject: 'I', text: `${isCurrent ? 'do' : 'did'} ${lowered(what)}`, verb: 'do' };
  return has(lowered(what), isCurrent, SO_FAR.test(what));
}

const verbLed = (part: string): boolean => {
  const verb = firstWord(part);
  return verbIn('past', verb) !== undefined || (verbIn('base', verb) !== undefined && !isAlsoNoun(verb, 'base'));
};

const LEAD_HAND = /^(?:lead|head|charge|point|key) ?-?(?:man|woman|hand)$/i;
const PLURAL = /(?<!s|es)s$/i;

/** Matches a title that one won: "Commis of the year 2019". */
const NAMED = /^((?:[\p{L}’'-]+ ){1,3})of the (year|month|quarter),? ((?:19|20)\d\d)$/iu;

/** Reads a role that one has: "Lead man on jobs of 3 to 5 electricians", "Employee of the month 4 times". */
function roleOf(text: string, isCurrent: boolean): NoteClause | undefined {
  const [, won = '', period = '', year = ''] = NAMED.exec(text) ?? [];
  if (isOccupation(won)) return { subject: 'I was', text: `${lowered(won)}of the ${period} in ${year}`, verb: 'be' };
  const [, role = ''] = IN_ROLE.exec(text) ?? [];
  const person = role.replace(/ of the (?:month|year|week|quarter)$/i, '');
  if (
    person === '' ||
    !(isOccupation(person) || LEAD_HAND.test(person)) ||
    (verbLed(person) && !person.includes(' ')) ||
    GERUND.test(person) ||
    PLURAL.test(person)
  )
    return undefined;
  const isOver = !isCurrent || / times\b|\btwice\b|\bwho (?:has )?(?:qualified|passed|left)\b/.test(text);
  const isLasting = isCurrent && (SINCE.test(text) || isOver);
  const article = WITH_ARTICLE.test(person) ? 'a ' : '';
  return {
    subject: isLasting ? 'I have been' : isCurrent ? 'I am' : 'I was',
    text: `${article}${text.charAt(0).toLowerCase()}${text.slice(1)}`,
    verb: 'be',
  };
}

function labelled(text: string): NoteClause | undefined {
  const [, label = '', rest = ''] = LABELLED.exec(text) ?? [];
  if (
    label === '' ||
    !/\d|\b(?:two|three|four|five|six|seven|eight|nine|ten)\b/.test(rest) ||
    verbLed(label) ||
    isOccupation(label)
  )
    return undefined;
  return {
    subject: '',
    text: `one example is the ${label.charAt(0).toLowerCase()}${label.slice(1)}: ${rest}`,
    verb: text,
  };
}

function thing(text: string): NoteClause | undefined {
  if (!THING.test(text) || !/\d/.test(text) || verbLed(text)) return undefined;
  return { subject: '', text: `one example of my work is the ${lowered(text)}`, verb: text };
}

/** Returns a gerund as a verb: "Handling key accounts" becomes "handle key accounts". */
const asVerb = (work: string, isCurrent: boolean): string | undefined =>
  convertVerbs(lowered(work), 'gerund', isCurrent ? 'base' : 'past', true);

/** Reads a list of work. A second part with its own verb follows "and": "about half of them are down the cellar". */
function gerunds(text: string, isCurrent: boolean): NoteClause | undefined {
  if (
    !GERUND.test(text) ||
    /\bduties\b/i.test(text) ||
    /^(?:during|being|having|starting|including|according|coming|going|leaving|training for)\b/i.test(text)
  )
    return undefined;
  const parts = text.replace(/^(\p{L}+ing(?: and \p{L}+ing)?) of /iu, '$1 ').split(/,\s+/);
  const work = parts.filter((part) => GERUND.test(part));
  const [main = ''] = parts;
  const state = parts[1] !== undefined && !GERUND.test(parts[1]) && FINITE.test(parts[1]) ? parts[1] : '';
  const items = work.length === parts.length ? work : [main];
  if (items.some((item) => FINITE.test(item) || wordCount(item) > 12) || (items.length === 1 && wordCount(main) < 2))
    return undefined;
  // "Loading door 14 to 22" names a place by its number, which means nothing to others.
  if (items.some((item) => /^\p{L}+ing \p{L}+ \d/u.test(item))) return undefined;
  const deed = items.length === 1 && state === '' && !/ and /.test(main) ? asVerb(main, isCurrent) : undefined;
  if (deed !== undefined) return { subject: 'I', text: deed, verb: firstWord(deed) };
  const named = items.map((item) => lowered(item));
  const list = named.length < 2 ? named[0]! : `${named.slice(0, -1).join(', ')} and ${named.at(-1)!}`;
  return {
    subject: '',
    text: `my work ${isCurrent ? 'includes' : 'included'} ${list}${state && `, and ${lowered(state)}`}`,
    verb: 'include',
  };
}
