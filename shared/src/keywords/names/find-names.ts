import type { Dictionary, Name } from '../posting/dictionary.js';
import { HUMAN_LANGUAGES } from '../posting/ambiguous.js';
import { DOING_WORDS, FUNCTION_WORDS } from '../posting/stop-words.js';
import type { Token } from '../posting/tokenize.js';
import type { Zone } from '../posting/zones.js';

export interface NameFound {
  name: Name;
  first: number;
  last: number;
  /** Whether the context confirms an ambiguous name. */
  isMeant: boolean;
}

/**
 * Matches the separators allowed between two words of a name: nothing, a hyphen or dash, a dot, a slash, an ampersand
 * or up to three spaces. Other punctuation marks and line breaks end the name.
 */
const WITHIN_NAME = /^(?:[-‐‑–.·]|\/|[ \t\u00a0]?&[ \t\u00a0]?|[ \t\u00a0]{1,3})?$/u;
/** Matches the separator between two list items, as returned by `gapBetween`: a punctuation mark or a line break. */
const IN_LIST = /^(?: ?[,/|;&+()•·] ?|\n)$/u;
/** Maximum number of words between an ambiguous name and the name that confirms it. */
const REACH = 4;

const MAX_WORDS = 8;
/**
 * Matches the text after the name of the tool "Excel" ("Excel (pivot tables)", "Excel for budgets"), but not after the
 * verb ("Excel in all you do").
 */
const NAMED_FIRST = /^(?: ?[:(/]| (?:for|or)\b)/;
const ASKING =
  /^(?:experience|knowledge|skill|understanding|proficiency|expertise|proficient|skilled|experienced|background|training)$/;

/** Words that turn the name before them into an occupation: "product managers" is not a skill. */
const JOB =
  /^(?:manager|engineer|nurse|teacher|assistant|tutor|developer|designer|analyst|officer|cook|chef|technician|lawyer|therapist|supervisor|director|coordinator|specialist|buyer|planner)$/;

/** Finds the longest dictionary names in a passage. Ambiguous names need a context that confirms them. */
export function findNames(text: string, tokens: Token[], dictionary: Dictionary, zone: Zone): NameFound[] {
  const found: NameFound[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const match = longestAt(text, tokens, at, dictionary);
    if (!match) continue;
    found.push(match);
    at = match.last;
  }
  const isShouted = isAllCapitals(tokens);
  const hasGrades = tokens.some(({ raw }) => GRADES.test(raw));
  return found.flatMap((each, index) => {
    const isMeant = isMeantHere(text, tokens, each, { near: neighbors(found, index), zone, isShouted, hasGrades });
    // Keeps names such as "sales" even if unconfirmed, because a longer name in a list of duties may end with such a
    // name.
    return isMeant || each.name.sureness === 'where-asked' ? [{ ...each, isMeant }] : [];
  });
}

function neighbors(found: NameFound[], index: number): NameFound[] {
  const { first, last } = found[index]!;
  const near: NameFound[] = [];
  for (let at = index - 1; at >= 0 && first - found[at]!.last <= REACH; at -= 1) near.push(found[at]!);
  for (let at = index + 1; at < found.length && found[at]!.first - last <= REACH; at += 1) near.push(found[at]!);
  return near;
}

/**
 * Returns the text between two words. White space becomes a single space, or a single line break if the text consists
 * only of white space and contains a line break.
 */
function gapBetween(text: string, tokens: Token[], left: number, right: number): string {
  const gap = text.slice(tokens[left]!.end, tokens[right]!.start);
  return gap.trim() === '' && gap.includes('\n') ? '\n' : gap.replace(/\s+/g, ' ');
}

interface Surroundings {
  near: NameFound[];
  zone: Zone;
  isShouted: boolean;
  hasGrades: boolean;
}

function isMeantHere(
  text: string,
  tokens: Token[],
  each: NameFound,
  { near, zone, isShouted, hasGrades }: Surroundings,
): boolean {
  const { name, first, last } = each;
  if (hasGrades && SCHOOL_SUBJECT.test(name.written)) return false;
  if (HUMAN_LANGUAGES.has(name.written)) return isSpoken(text, tokens, last);
  if (name.skill.kind === 'hard' && JOB.test(tokens[last]!.key)) return false;
  if (name.skill.kind === 'soft' && first === last && describesThing(text, tokens, each, near, zone)) return false;
  if (name.sureness === 'sure') return true;
  if (name.sureness === 'where-asked') return zone !== 'other' && isListed(text, tokens, each, near, zone);
  if (name.sureness === 'as-written') {
    const isSo = tokens[first]!.raw === name.written && (!isShouted || name.written.length > 2);
    return isSo && (first > 0 || !isPlainWord(name.written) || isConfirmed(text, tokens, each, near));
  }
  if (name.skill.kind === 'soft')
    return startsList(text, tokens, each, zone) || hasSoftNeighbour(text, tokens, each, near);
  if (/^&/.test(text.slice(tokens[last]!.end, tokens[last]!.end + 1))) return false;
  if (isShouted || isEnumerator(text, tokens[first]!) || !hasItsCapital(tokens.slice(first, last + 1), name))
    return false;
  return isConfirmed(text, tokens, each, near);
}

/** Matches school subjects: "GCSEs in English and Maths" requires grades, not skills. */
const SCHOOL_SUBJECT = /^(?:English|maths?|mathematics|sciences?)$/i;
const GRADES = /^(?:GCSEs?|O-levels?|NVQs?)$/;

function longestAt(text: string, tokens: Token[], at: number, { names, beginnings }: Dictionary): NameFound | null {
  let key = tokens[at]!.key;
  let best: NameFound | null = null;
  for (let last = at; ;) {
    const name = names.get(key);
    if (name) best = { name, first: at, last, isMeant: true };
    if (!beginnings.has(key) || last + 1 >= tokens.length || last + 1 - at >= MAX_WORDS) return best;
    if (!WITHIN_NAME.test(text.slice(tokens[last]!.end, tokens[last + 1]!.start))) return best;
    last += 1;
    key += ` ${tokens[last]!.key}`;
  }
}

/** Returns whether a letter labels a paragraph: "C. What you bring", "b) …". */
const isEnumerator = (text: string, { raw, start, end }: Token): boolean =>
  raw.length === 1 &&
  /^[.)]/.test(text.slice(end, end + 1)) &&
  /^\s*\(?$/.test(
    text
      .slice(Math.max(0, start - 8), start)
      .split('\n')
      .at(-1)!,
  );

const isPlainWord = (word: string): boolean => /^\p{Lu}\p{Ll}+$/u.test(word);

const isAllCapitals = (tokens: Token[]): boolean => {
  const letters = tokens.map(({ raw }) => raw).join('');
  return letters.length > 12 && letters === letters.toUpperCase();
};

function hasItsCapital(tokens: Token[], { written }: Name): boolean {
  const raw = tokens.map((token) => token.raw).join(' ');
  if (/^[A-Z][A-Z0-9&/-]+$/.test(written)) return raw === written;
  return /^\p{Lu}/u.test(raw);
}

/**
 * Returns whether a name is alone on its line, in a list with another name, after "in" or "with", or before a word such
 * as "skills".
 */
function isConfirmed(text: string, tokens: Token[], { first, last, name }: NameFound, near: NameFound[]): boolean {
  const before = tokens[first - 1];
  const after = tokens[last + 1];
  if (!before && !after) return true;
  // A letter after a word such as "grade" is a mark or a class: "C" in "grade C/4".
  if (tokens[first]!.raw.length === 1 && /^(?:grade|level|band|class|category)$/.test(before?.key ?? '')) return false;
  if (
    after &&
    /^(?:programming|language|developer|script|software|certified|skill|dashboard|formula|spreadsheet)/.test(after.key)
  )
    return true;
  const isBeside = near.some((other) => {
    if (other.name === name) return false;
    const [left, right] = other.first > last ? [last, other.first] : [other.last, first];
    const gap = gapBetween(text, tokens, left, right);
    return right - left === 1
      ? IN_LIST.test(gap) || gap === ' '
      : /^[ ,/|;]*(?:(?:and|or|with|to|plus|&) ?)?(?:\w+ )?$/.test(gap);
  });
  if (isBeside) return true;
  const isShort = tokens[first]!.raw.length <= 2 || tokens[first]!.raw === 'Go';
  if (!before && !isShort && NAMED_FIRST.test(text.slice(tokens[last]!.end, tokens[last]!.end + 12))) return true;
  if (isShort) return Boolean(before && /^(?:in|with|of)$/.test(before.key) && !after);
  const isInside = before !== undefined && /[\p{L},)]\s*$/u.test(text.slice(before.start, tokens[first]!.start));
  return isInside && (/^(?:in|with|w|of|using|use|on)$/.test(before.key) || !/^(?:in|at|as)$/.test(after?.key ?? ''));
}

/** Returns whether a word such as "Spanish" means the language: "Spanish is a plus", but not "Spanish suppliers". */
function isSpoken(text: string, tokens: Token[], last: number): boolean {
  const next = tokens[last + 1];
  if (!next || !/^[ -]$/.test(text.slice(tokens[last]!.end, next.start))) return true;
  return (
    FUNCTION_WORDS.has(next.key) ||
    /^(?:language|speaker|speaking|skill|fluency|spoken|proficiency|helpful|preferred|required|desirable|welcome|lesson|translation)$/.test(
      next.key,
    )
  );
}

/**
 * Returns whether the position of a name confirms it: alone on its line, in a list, next to an unambiguous name, after
 * words such as "knowledge of", or as the object of a verb in a duty.
 */
function isListed(text: string, tokens: Token[], { first, last }: NameFound, near: NameFound[], zone: Zone): boolean {
  if (first === 0 && last === tokens.length - 1) return true;
  const before = text.slice(tokens[first - 1]?.end ?? tokens[first]!.start, tokens[first]!.start);
  const after = text.slice(tokens[last]!.end, tokens[last + 1]?.start ?? tokens[last]!.end + 1);
  const isFirstItem = DOING_WORDS.has(tokens[first - 1]?.key ?? '') && /^\s*,/.test(after);
  if (isFirstItem) return true;
  if (zone === 'duty' && isObjectOfVerb(text, tokens, first, last)) return true;
  const isItem =
    /^\s*\)?[,/(]\s*$/.test(before) && (/^\s*[,/;.)]/.test(after) || /^(?:and|or)$/.test(tokens[last + 1]?.key ?? ''));
  const isLast = /^(?:and|or)$/.test(tokens[first - 1]?.key ?? '') && /^[.;)]?$/.test(after.trim());
  if (isItem || (isLast && /,/.test(text.slice(tokens[Math.max(0, first - 5)]!.start, tokens[first]!.start))))
    return true;
  if (
    isAsked(zone) &&
    /^(?:of|in|with)$/.test(tokens[first - 1]?.key ?? '') &&
    ASKING.test(tokens[first - 2]?.key ?? '')
  )
    return true;
  return near.some((other) => {
    if (other.name.sureness !== 'sure') return false;
    const [left, right] = other.first > last ? [last, other.first] : [other.last, first];
    return right - left <= 2 && /^(?: ?[,/;])? ?(?:and|or)? ?$/.test(gapBetween(text, tokens, left, right).trim());
  });
}

function isObjectOfVerb(text: string, tokens: Token[], first: number, last: number): boolean {
  let at = first - 1;
  while (at >= first - 2 && at >= 0 && /^(?:the|our|your|all|and|any)$/.test(tokens[at]!.key)) at -= 1;
  if (
    at < 0 ||
    !DOING_WORDS.has(tokens[at]!.key) ||
    !/^\s+$/.test(text.slice(tokens[first - 1]!.end, tokens[first]!.start))
  )
    return false;
  const next = tokens[last + 1];
  return !next || FUNCTION_WORDS.has(next.key) || !/^[ -]$/.test(text.slice(tokens[last]!.end, next.start));
}

const startsList = (text: string, tokens: Token[], { first, last }: NameFound, zone: Zone): boolean =>
  first === 0 && isAsked(zone) && last + 1 < tokens.length && /^, /.test(text.slice(tokens[last]!.end));

const isAsked = (zone: Zone): boolean => zone === 'must' || zone === 'nice';

function hasSoftNeighbour(text: string, tokens: Token[], { first, last, name }: NameFound, near: NameFound[]): boolean {
  const before = tokens[first - 1];
  if (
    before &&
    /^(?:strong|good|excellent|great|real|outstanding|exceptional|your|with|calm|genuine)$/.test(before.key) &&
    !tokens[last + 1]
  )
    return true;
  if (!before && !tokens[last + 1]) return true;
  if (before && /^(?:youre|be|being)$/.test(before.key)) return true;
  if (describesPerson(text, tokens, first, last)) return true;
  return near.some((other) => {
    if (other.name === name || other.name.skill.kind !== 'soft') return false;
    const [left, right] = other.first > last ? [last, other.first] : [other.last, first];
    return /[,;/]|\band\b|\bor\b/.test(text.slice(tokens[left]!.end, tokens[right]!.start));
  });
}

/** Nouns such as "person" and "manner". An adjective before such a noun describes a person: "a calm manner". */
const OF_QUALITY =
  /(?:er|or|ist|ian|ant|ent|ee|ive|man|woman)$|^(?:person|people|individual|someone|somebody|candidate|skill|approach|manner|attitude|nature|personality|style|way|mindset|mind|spirit|outlook|presence|demeanor|disposition|temperament|character|colleague|professional|nurse|chef|cook|host|lead|chief|clerk|head|care|work|team|communication|problem|thinking|behavior|conduct|service|voice|written|verbal|spoken)$/;
/** Nouns that show that the word before them does not mean a personal quality: "team" in "leadership team". */
const NO_QUALITY =
  /^(?:team|meeting|group|role|position|committee|board|programme|program|forum|structure|trust|office)$/;

/**
 * Returns whether an adjective describes a thing rather than the desired applicant: "a supportive trust", "the
 * leadership team", "a warm, ambitious place".
 */
function describesThing(text: string, tokens: Token[], name: NameFound, near: NameFound[], zone: Zone): boolean {
  const isListed = (left: NameFound, right: NameFound): boolean =>
    [left, right].every((each) => each.name.skill.kind === 'soft' && each.first === each.last) &&
    left.last < right.first &&
    /^,? (?:and )?$/.test(between(text, tokens, left.last, right.first));
  const start = near.findLast((other) => isListed(other, name)) ?? name;
  let { last } = near.find((other) => isListed(name, other)) ?? name;
  // "Commitment to" with a verb promises a single act ("a commitment to complete the award"), so it is not a quality.
  if (
    tokens[last]!.key === 'commitment' &&
    tokens[last + 1]?.key === 'to' &&
    DOING_WORDS.has(tokens[last + 2]?.key ?? '')
  )
    return true;
  const isNext = (at: number): boolean =>
    at < tokens.length && between(text, tokens, at - 1, at) === ' ' && !FUNCTION_WORDS.has(tokens[at]!.key);
  if (!isNext(last + 1)) return false;
  if (NO_QUALITY.test(tokens[last + 1]!.key)) return true;
  while (isNext(last + 1)) last += 1;
  const noun = tokens[last]!;
  const isOfThing = zone === 'other' || /^(?:a|an|the|our)$/.test(tokens[start.first - 1]?.key ?? '');
  return isOfThing && /^\p{Ll}/u.test(noun.raw) && !OF_QUALITY.test(noun.key);
}

const between = (text: string, tokens: Token[], left: number, right: number): string =>
  text.slice(tokens[left]!.end, tokens[right]!.start);

const LOOKING =
  /^(?:for|seek|seeking|need|want|be|as|hire|hiring|find|appoint|appointing|recruit|recruiting|welcome|employ)$/;
const TO_BE = /^(?:is|are|be|being|youre)$/;
const OF_SOMEBODY = /^(?:who|you|someone|somebody|candidate|applicant|person|and)$/;

/**
 * Returns whether the words describe the desired applicant: "We are looking for a warm and reliable practitioner",
 * "someone who is patient".
 */
function describesPerson(text: string, tokens: Token[], first: number, last: number): boolean {
  const [article, verb] = [tokens[first - 1], tokens[first - 2]];
  if (!article || !verb) return false;
  if (TO_BE.test(article.key) && OF_SOMEBODY.test(verb.key)) return true;
  const next = tokens[last + 1];
  const isBeforeNoun =
    next !== undefined &&
    /^(?:,? (?:and )?|\s)$/.test(text.slice(tokens[last]!.end, next.start)) &&
    !/^(?:of|for|to|in|with)$/.test(next.key);
  return /^an?$/.test(article.key) && LOOKING.test(verb.key) && isBeforeNoun;
}
