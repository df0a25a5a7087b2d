import { isNegated } from './negations.js';
import { isPromptInjection } from './prompt-injection.js';

export type Zone = 'must' | 'nice' | 'duty' | 'other';

/** Part of a sentence that belongs to a single zone (such as requirements or duties), with its position. */
export interface Passage {
  start: number;
  end: number;
  zone: Zone;
  isTitle: boolean;
}

/** `not-needed` lists what the employer does not require; `skip` is about the employer, pay, benefits and applying. */
type Section = Zone | 'skip' | 'not-needed';

// Headings of each section of a job description, in the order of matching: the most reliable headings first.
const HEADINGS: [section: Section, heading: RegExp][] = [
  ['not-needed', /\b(?:won[’']t|don[’']t|do not|will not|not) (?:\w+ )?(?:need|require|expect|ask|look)/i],
  [
    'skip',
    /\bequal|\beeo\b|\binclusi(?:on|ve)\b|\b(?:all|everyone|everybody) (?:is|are) welcome\b|\bthe (?:deal|package|offer)\b|\bin (?:exchange|it for you)\b|\byou can expect\b|^you(?:[’']ll| will)? get\b|\bwe(?:[’']ll)? look after you\b|\bdiversity\b|\bfair chance\b|\b(?:for|to) every(?:one|body)\b|\baccommodations?\b|\bbenefits?\b|\bperks\b|\bwhat (?:you(?:[’']ll| will)? (?:get|receive)|(?:we|we[’']ll|you can expect).{1,12}\b(?:offer|give|pay|provide))|\bwhat do you get\b|\bwe offer\b|\bin return\b|\bcompensation\b|\brewards?\b|\bpay\b|\bsalary\b|\bwages?\b|\bwhat(?:[’']s| is) in it\b|\b(?:how )?to apply\b|\bappl(?:y|ying|ications?)\b|\bhow we hire\b|\bhiring process\b|\binterview|\bnext steps?\b|\bthe (?:fine|small) print\b|\bplease note\b|\bdisclaimer\b|\bprivacy\b/i,
  ],
  ['other', /\babout (?:the|this) (?:role|job|position|opportunity|work|team)\b/i],
  [
    'nice',
    /\bnice\b|\bpreferr?ed\b|\bplus(?:es)?\b|\bbonus\b|\bdesir(?:abl|ed\b)|\bideally\b|\badvantage|\bgood to have\b|\balso welcome\b|\beven better\b|\bextra (?:points|credit)\b|\bwould (?:like|love|make|also|be (?:nice|great|good|lovely))\b|\bwish ?list\b|\blovely\b|\bhelpful\b|\boptional\b|\bstand out\b|\bassets?\b/i,
  ],
  [
    'skip',
    /^about (?!you\b)|\bwho we are\b|\bour (?:story|company|shops?|stores?|mission|values|culture|history|business|firm|school|hospital|practice|benefits)\b|\bthe (?:company|employer|firm|school|hospital|organi[sz]ation)\b|\bwhy (?:us|this job|join|work)\b|\blocation\b/i,
  ],
  [
    'must',
    /\brequire|\bmust\b|\bqualifi|\byou(?:[’']ll)? (?:have|bring|need|should|offer|know|are)\b|\bneed(?:ed)?\b|\bessential|\bminimum\b|\blook(?:ing)? for\b|\babout you\b|\bprofile\b|\bperson spec|\bskills?\b|\bexperience\b|\beducation\b|\bcertificat|\blicen[cs]es?\b|\byou will (?:have|need|bring|be)\b|\bwe ask\b|\bwhat matters\b|\bwho (?:does|will|you)\b|\bdo(?:es)? well\b|\bhow (?:we|you)(?: like to)? work\b|\bpersonal\b|\bcompetenc|^(?:tickets|cards):?$|\bwhat it takes\b|\b(?:ideal|successful) (?:candidate|applicant)\b|^you:?$|\b(?:have|bring) (?:this|these)\b|\bfrom you\b|\bcriteria\b|\battributes\b|\babilit(?:y|ies)\b|\bknowledge\b(?! (?:of|in)\b)|\bstrengths\b|\bthe person\b|\byour background\b/i,
  ],
  [
    'duty',
    /\b(?:will|[’']ll) (?:do|be doing|work on|be working on)\b|^you(?:[’']ll| will):?$|\bin this (?:role|job|position|post)\b|\byou do\b|\bduties\b|\bresponsibilit|\bthe (?:work|job|role|position)\b|\bday[- ]to[- ]day\b|\byour (?:days?|tasks?|role|work|job|week)\b|\bdo this\b|^work:?$|\binvolves?\b|\bfunctions\b|\bobjectives\b|\btasks\b|\ba (?:typical )?(?:day|week)\b|\baccountabilit|\bpurpose\b|\bjob (?:description|summary)\b|\bposition\b/i,
  ],
];

const NICE_CUE =
  /\b(?:a (?:big |real |definite |strong )?(?:plus|bonus)|nice[- ]to[- ]have|preferr?ed|bonus|desirable|ideally|(?:an? )?(?:advantage(?:ous)?|asset)|helpful|useful|welcome|would be (?:a (?:nice|real|great|welcome) \w+|great|lovely|good|nice|ideal)|would (?:help|be an)|not (?:a )?(?:condition|essential|required|necessary)|is lovely|helps)\b/i;
const MUST_CUE =
  /\b(?:required|must(?! be able)|essential|mandatory|minimum|at least|need (?:to|a|an|you to|someone)|we ask for|we (?:want|need|are looking for|look for|[’']re looking for) (?:someone|somebody|a person|people)|you (?:should|will need|have)|proven|proficien\w+|fluent|strong|solid|thorough|knowledge of|experience (?:in|with|of))\b/i;
/** Words that introduce duties in a job description without headings, such as "you will". */
const DUTY_CUE =
  /\b(?:you(?:[’']ll| will| would| may| get to|[’']d)|(?:post|role|job) ?holder|successful (?:candidate|applicant)|(?:he|she|they|candidate) will|responsible for|responsibilities|duties|your (?:days?|work|tasks?)|in this (?:role|position|job)|the (?:work|job|role) (?:is|involves|includes)|what you[’']ll|is hiring|we (?:seek|need) an? .{3,60}? (?:to|who)\b|will be (?:to|doing))/i;
/** Matches sentences about pay, benefits, equal opportunity and how to apply. */
const ABOUT_EMPLOYMENT =
  /\b401\s?\(?k\)?|\bregardless of\b|\bwithout regard to\b|\bsexual orientation\b|\bveteran status\b|\bnational origin\b|\bdiscriminat|\bequal[- ](?:opportunit|consideration|employment)|\b(?:dental|vision|life|health) (?:and \w+ )?(?:insurance|cover(?:age)?)\b|\bdental\b.{1,20}\bvision\b|\bpension\b|\bpaid (?:time off|leave|vacation|holidays?|overtime)\b|\bparental leave\b|\bdays? (?:of )?(?:paid |annual )?(?:holiday|leave|vacation|PTO)\b|\btuition\b|\bto apply\b|\bapply (?:online|now|today|by|with|via|at|through|here)\b|\b(?:send|submit|email) (?:us )?(?:a|your|the) (?:r[eé]sum[eé]|cv|application)\b|\bcover letter\b|\breasonable adjustments?\b|\bretirement plan\b|\bprofit[- ]sharing\b|\bstock options\b|\bdrug[- ](?:test|screen)|\bbackground (?:check|study)\b|\bsign-on bonus\b|\bemployment (?:agency|business)\b|\bCVs? (?:will|are|must)\b|\bwe do not accept CVs\b|\bapplication form\b|\b(?:only )?shortlisted (?:candidates|applicants)\b|\bwelcomes? applications\b|\bsponsor(?:ship)? (?:a |of )?visas?\b|\bvisa sponsorship\b|\bright to work\b|\b(?:authorization|eligib(?:le|ility)) to work\b/i;
/** Matches a sum of money, which is usually pay, but may be a budget within the duties. */
const MONEY = /[$£€]\s?\d|\b\d+ ?(?:USD|GBP|EUR)\b/i;
const PAY =
  /\b(?:salary|pay|paid|wages?|hourly|per (?:hour|annum|year|week|month)|an? (?:hour|year|week|month)|bonus|commission|allowance|stipend|voucher|DOE|OTE|pro rata|perks?)\b|\/ ?(?:h|hr|hour|yr|year)\b|\d[kK]\b/i;
const METADATA =
  /^\W*(?:company|employer|location|place|pay|salary|wage|rate|shift|hours|travel|team|schedule|start(?: date)?|contract|job type|type|department|reports? to|requisition|reference|closing date|posted|terms?|based|duration|date|employment)\s*[:|\t–-]/i;
const BULLET = /^\s*(?:[-–—*•▪◦‣●○■□➢➤✓✔→·o]\s|\(?\d{1,2}[.)]\s|\([a-z]\)\s)/u;
const LABEL = /^([\p{L}][^:.!?]{1,45})(?::(?=\s|$)|\.(?=\s\p{Lu}))/u;
/** Matches the part of a word before its first capital, and the part from there on: "i" and "OS" in "iOS". */
const WORD_BY_CASE = /\p{Lu}[\p{L}’'-]*|[^\P{L}\p{Lu}]+/gu;
const SMALL_IN_TITLES: ReadonlySet<string> = new Set(['and', 'of', 'the', 'to', 'you', 'we', 'for', 'in', 'a']);
const OF_THE_EMPLOYER =
  /^\s*(?:We|Our|The|This|It|Its|There|As|A|An|Based|Located|Join|At|In|With|Since|For|From|Founded)\b/;
const MAX_COMMAS = 4;
/**
 * Text before a negation is a separate requirement if it has at least this many characters. Shorter text belongs to the
 * negated clause.
 */
const MIN_REQUIRED_LENGTH = 60;
const MAX_HEADING_LENGTH = 62;
const MAX_TITLE_LENGTH = 160;
/**
 * Matches up to four words after "but" at the end: "not required, but a plus". A longer concession may be about other
 * terms.
 */
const SHORT_CONCESSION = /,? but (?:\S+ ){0,3}\S+[.!]?\s*$/;
const LABEL_OF_LINE = /^\s*[\p{Lu}][\p{L} ]{2,24}:\s/u;

interface Zones {
  passages: Passage[];
  /** Start positions of the lines that list what is not required. */
  notNeeded: ReadonlySet<number>;
}

/**
 * Splits a job description into passages. Leaves out passages about the employer, pay, benefits, equal opportunity and
 * how to apply.
 */
export const passages = (text: string): Passage[] => readZones(text).passages;

export function readZones(text: string): Zones {
  const found: Passage[] = [];
  const notNeeded = new Set<number>();
  let section: Section = 'other';
  let isFirst = true;
  let blankBefore = true;
  for (const { start, line } of linesOf(text)) {
    if (line.trim() === '') {
      blankBefore = true;
      continue;
    }
    if (isPromptInjection(line)) continue;
    const label = labelOf(line, blankBefore);
    const isTitle = isFirst && isTitleLine(line) && text.trim().includes('\n');
    // "Salary: …" in the lines below the title does not begin a section about pay.
    const isMetadata = METADATA.test(line) && line.length < 200 && !isTitle;
    if (isMetadata && section === 'other' && !/:\s*$/.test(line)) {
      blankBefore = false;
      continue;
    }
    if (label && !isFirst) {
      section = sectionOf(label, blankBefore || /:\s*$/.test(line), section);
      if (isHeading(label) && line.includes(label) && /^[\s:]*$/.test(line.slice(line.indexOf(label) + label.length))) {
        isFirst = false;
        blankBefore = false;
        continue;
      }
    }
    isFirst = false;
    blankBefore = false;
    if (section === 'not-needed') notNeeded.add(start);
    if (isMetadata || section === 'skip' || section === 'not-needed') continue;
    const isBullet = BULLET.test(line);
    let told: Zone = 'other';
    for (const part of sentences(line)) {
      if (ABOUT_EMPLOYMENT.test(part.text) || isPay(part.text, section)) continue;
      const aside = niceAsideIn(part.text);
      const main = aside ? part.text.slice(0, aside.start) + part.text.slice(aside.end) : part.text;
      const zone = zoneInParagraph(zoneOf(main, section), told, part.text);
      told = zone;
      // "It would be lovely if you have met some of these:" also applies to the list after it.
      if (!isBullet && /:\s*$/.test(part.text) && NICE_CUE.test(part.text)) section = 'nice';
      const isWelcome = NICE_CUE.test(part.text) && SHORT_CONCESSION.test(part.text);
      for (const clause of clauses(part, aside)) {
        const requiredEnd = isWelcome ? clause.text.length : requiredLength(clause.text);
        if (requiredEnd === 0) continue;
        const label = clause.at === 0 ? (LABEL_OF_LINE.exec(clause.text)?.[0].length ?? 0) : 0;
        found.push({
          start: start + clause.at + label,
          end: start + clause.at + requiredEnd,
          zone: isTitle ? 'other' : clause.isAside ? 'nice' : zone,
          isTitle,
        });
      }
    }
  }
  return { passages: found, notNeeded };
}

/**
 * Returns the length of the part of a clause before the comma that begins its negated part. Returns 0 if the first part
 * is shorter than `MIN_REQUIRED_LENGTH`, and the full length if nothing is negated.
 */
function requiredLength(clause: string): number {
  if (!isNegated(clause)) return clause.length;
  let length = clause.length;
  for (let tries = 0; tries < MAX_COMMAS; tries += 1) {
    length = clause.lastIndexOf(',', length - 1);
    if (length < MIN_REQUIRED_LENGTH) return 0;
    if (!isNegated(clause.slice(0, length))) return length;
  }
  return 0;
}

const isPay = (sentence: string, section: Section): boolean =>
  MONEY.test(sentence) && (section === 'other' || PAY.test(sentence));

/** Returns whether the first line is the job title rather than a sentence or a list item. */
const isTitleLine = (line: string): boolean =>
  line.length <= MAX_TITLE_LENGTH && !/[.;,:!?]\s*$/.test(line) && !BULLET.test(line);

export function* linesOf(text: string): Generator<{ start: number; line: string }> {
  let start = 0;
  for (const line of text.split('\n')) {
    yield { start, line };
    start += line.length + 1;
  }
}

/**
 * Returns the part of a line that may be a heading: all of a short line, or the words before the first colon or period.
 */
function labelOf(line: string, blankBefore: boolean): string | null {
  if (/^\s*[-–—*•▪◦‣●○■□➢➤✓✔→·]\s/u.test(line)) return null;
  const plain = line.trim().replace(/^(?:#+|\*+|\(?(?:\d{1,2}|[A-Za-z]|[IVX]{1,4})[.)])\s*/, '');
  const count = plain.split(/\s+/).length;
  const isShort = plain.length <= MAX_HEADING_LENGTH && !/[.,]$|;/.test(plain) && count <= 9;
  // Lines without bullet characters may be list items ("Experience with liquid handling"), so only a line with a
  // distinct form is a heading.
  const standsOut = () => blankBefore || /:$/.test(plain) || /^\s*#/.test(line) || (count <= 4 && isTitleCase(plain));
  if (isShort && standsOut() && (!BULLET.test(line) || /:$/.test(plain))) return plain;
  if (BULLET.test(line)) return null;
  const label = LABEL.exec(plain)?.[1];
  return label && (blankBefore || plain.startsWith(`${label}:`)) ? label : null;
}

function isTitleCase(line: string): boolean {
  const words = line.match(WORD_BY_CASE) ?? [];
  return words.length > 0 && words.every((word) => SMALL_IN_TITLES.has(word) || /^\p{Lu}/u.test(word));
}

const isHeading = (label: string): boolean => HEADINGS.some(([, heading]) => heading.test(label));

function sectionOf(label: string, standsAlone: boolean, section: Section): Section {
  const named = HEADINGS.find(([, heading]) => heading.test(label))?.[0];
  if (named) return named;
  // Even an unknown heading ends a section that the parser skips.
  const isHeading = standsAlone && label.length <= MAX_HEADING_LENGTH && !/\t/.test(label);
  return (section === 'skip' || section === 'not-needed') && isHeading ? 'other' : section;
}

function zoneOf(sentence: string, section: Zone): Zone {
  if (NICE_CUE.test(sentence)) return 'nice';
  if (section === 'nice' || section === 'must') return section;
  if (MUST_CUE.test(sentence)) return 'must';
  return section === 'other' && DUTY_CUE.test(sentence) ? 'duty' : section;
}

/**
 * Returns the zone (duties, requirements …) of a sentence in a job description without headings. A sentence that names
 * no zone belongs to the duties or requirements before it, unless it is about the employer.
 */
function zoneInParagraph(zone: Zone, before: Zone, sentence: string): Zone {
  const goesOn = zone === 'other' && (before === 'duty' || before === 'must');
  return goesOn && !OF_THE_EMPLOYER.test(sentence) ? before : zone;
}

export function* sentences(line: string): Generator<{ at: number; text: string }> {
  let at = 0;
  for (const match of line.matchAll(
    /(?<!(?:^|\s)(?:\p{Lu}|esp|incl|approx|vs|min|max|dept|e\.g|i\.e))[.!?;](?=\s+[\p{Lu}"“(£$€]|\s*$)|;\s|(?<=\p{Ll}{4})\.(?=\s\d)/gu,
  )) {
    const end = match.index + 1;
    yield { at, text: line.slice(at, end) };
    at = end;
  }
  if (at < line.length) yield { at, text: line.slice(at) };
}

interface Clause {
  at: number;
  text: string;
  isAside: boolean;
}

export function* clauses({ at, text }: { at: number; text: string }, aside?: Aside): Generator<Clause> {
  const cuts = [...text.matchAll(/,\s+(?:but|although|though|however|while)\b|\s[–—]\s/g)].map(({ index }) => index);
  if (aside) cuts.push(aside.start, aside.end);
  cuts.sort((one, other) => one - other);
  let from = 0;
  for (const cut of [...cuts, text.length]) {
    if (cut === from) continue;
    yield {
      at: at + from,
      text: text.slice(from, cut),
      isAside: aside !== undefined && from >= aside.start && cut <= aside.end,
    };
    from = cut;
  }
}

interface Aside {
  start: number;
  end: number;
}

/** Matches parts that may be optional although the rest of the sentence is required: ", ideally in retail". */
const ASIDE = /\([^()]{0,80}\)|,\s+(?:ideally|preferably)\b[^,;()]*$/g;

/** Returns the optional part of a sentence that is otherwise required: "(Master a plus)", ", ideally in retail". */
function niceAsideIn(sentence: string): Aside | undefined {
  for (const { index, 0: words } of sentence.matchAll(ASIDE)) {
    const end = index + words.length;
    if (!NICE_CUE.test(words)) continue;
    return NICE_CUE.test(sentence.slice(0, index) + sentence.slice(end)) ? undefined : { start: index, end };
  }
  return undefined;
}
