import type { Dictionary } from '../posting/dictionary.js';
import type { Phrase } from './spans.js';
import { DOING_WORDS, FILLERS, FUNCTION_WORDS } from '../posting/stop-words.js';
import type { Token } from '../posting/tokenize.js';

const HEAD = /^(?:license|licensure|certification|certificate|credential|accreditation)$/;
/**
 * Matches generic words that mean a credential only if a proper name precedes them: "CSCS card", but not "gift
 * card".
 */
const WEAK_HEAD =
  /^(?:card|ticket|permit|clearance|registration|qualification|membership|diploma|endorsement|award|check|designation|exam)$/;
/**
 * Matches words that belong to the name of a credential, even if another list excludes them: "clean" in "clean driving
 * license".
 */
const PART_OF_NAME =
  /^(?:full|clean|driving|driver|teaching|teacher|nurse|nursing|engineer|officer|manager|school|home|site|operator|technician|assistant|leader|supervisor|engineering|plumbing|welding|spraying|diving|practicing|coaching|basic|advanced|general|national|state|shop)$/;
/** Words such as "appropriate", which are never part of a license's name. */
const NO_PART =
  /^(?:appropriate|recognized|active|unrestricted|unencumbered|accredited|industry|professional|vendor|technical|other|similar|formal|additional|multi-state|own|software|birth|death|gift|credit|debit|loyalty|business|id|medication|vocational|academic|trade|lead|renewal|attending|gaining|working|towards|studying|ongoing|teach|safety-related|teacher|hs|require|hold|holding|have|obtain|possess)$/;
const ACRONYM = /^(?=.*[A-Z].*[A-Z])[A-Z][A-Za-z0-9&+]{1,7}$/;
const LEVEL = /^(?:\d|[2-7][a-z]?|I{1,3}|IV|V|two|three|four|five)$/;
const AWARD = /^(?:NVQ|SVQ|BTEC|QCF|RQF|Level)$/;
const WITHIN = /^(?:[-/ ]|\s?&\s?)$/;
const MAX_WORDS = 5;

const meets = (text: string, tokens: Token[], at: number): boolean =>
  at + 1 < tokens.length && WITHIN.test(text.slice(tokens[at]!.end, tokens[at + 1]!.start));

/**
 * Finds licenses, certificates, cards and qualification levels of any trade by their wording: "electrical contractor
 * license", "NVQ Level 2 in Horticulture".
 */
export function* credentials(text: string, tokens: Token[], dictionary: Dictionary): Generator<Phrase> {
  const isShouted = !tokens.some(({ raw }) => /\p{Ll}/u.test(raw));
  for (let at = 0; at < tokens.length; at += 1) {
    const listed = listedBefore(text, tokens, at);
    if (listed.length > 0) {
      yield* listed;
      continue;
    }
    const found =
      award(text, tokens, at) ??
      (isShouted ? null : (certified(text, tokens, at) ?? headed(text, tokens, at, dictionary)));
    if (!found) continue;
    yield found;
    at = found.last;
  }
}

function headed(text: string, tokens: Token[], at: number, dictionary: Dictionary): Phrase | null {
  const { key } = tokens[at]!;
  const isRegister = key === 'register' && isOnRegister(tokens, at);
  const isWeak = WEAK_HEAD.test(key) || isRegister;
  if (!isWeak && !HEAD.test(key)) return null;
  let first = at;
  while (first > 0 && at - first < MAX_WORDS - 1 && meets(text, tokens, first - 1) && isPart(tokens[first - 1]!))
    first -= 1;
  const names = tokens.slice(first, at);
  if (isPaperwork(tokens[at]!, names)) return null;
  if (isWeak ? !names.some(({ raw }) => ACRONYM.test(raw)) : names.length === 0) {
    const last = inSubject(text, tokens, at);
    const isTold = !isWeak || /^(?:qualification|diploma|award)$/.test(key);
    const isOfList = /^,? (?:\p{L}|$)/u.test(text.slice(tokens[last]!.end, tokens[last]!.end + 3)) && !isWeak;
    const isNamed = last > at && isTold && !isOfList && dictionary.words.has(tokens[last]!.key);
    return isNamed ? { first: at, last } : null;
  }
  return { first, last: inSubject(text, tokens, at) };
}

/** Returns whether "register" follows the acronym of an organization, as in "on the RCVS register". */
const isOnRegister = (tokens: Token[], at: number): boolean =>
  ACRONYM.test(tokens[at - 1]?.raw ?? '') && /^(?:on|join|joining|to)$/.test(tokens[at - 3]?.key ?? '');

/** Returns acronyms that share the noun after the last of them: "CNN" and "CDN" in "CNN or CDN certification". */
function listedBefore(text: string, tokens: Token[], at: number): Phrase[] {
  const [one, joiner, other] = [tokens[at - 3], tokens[at - 2], tokens[at - 1]];
  if (!one || !joiner || !other || !HEAD.test(tokens[at]!.key) || !/^(?:or|and)$/.test(joiner.key)) return [];
  const isList = ACRONYM.test(one.raw) && ACRONYM.test(other.raw) && meets(text, tokens, at - 1);
  return isList ? [at - 3, at - 1].map((each) => ({ first: each, last: each })) : [];
}

/**
 * Returns whether a plural means documents that the job deals with ("process medical licenses") rather than credentials
 * of the applicant.
 */
const isPaperwork = ({ raw }: Token, names: Token[]): boolean =>
  /^(?:permits|exams|checks)$/.test(raw) ||
  (/s$/.test(raw) && names.length > 0 && names.every((name) => /^\p{Ll}/u.test(name.raw)));

function isPart({ raw, key }: Token): boolean {
  if (PART_OF_NAME.test(key)) return true;
  return (
    !FUNCTION_WORDS.has(key) && !FILLERS.has(key) && !DOING_WORDS.has(key) && !NO_PART.test(key) && !/ly$/.test(raw)
  );
}

function certified(text: string, tokens: Token[], at: number): Phrase | null {
  if (tokens[at]!.raw !== 'Certified') return null;
  let last = at;
  while (meets(text, tokens, last) && last - at < MAX_WORDS && /^\p{Lu}/u.test(tokens[last + 1]!.raw)) last += 1;
  return last === at ? null : { first: at, last };
}

/** Finds qualifications with a level: "Level 3 Diploma in Childcare", "NVQ 2". */
function award(text: string, tokens: Token[], at: number): Phrase | null {
  if (!AWARD.test(tokens[at]!.raw)) return null;
  let last = at;
  while (meets(text, tokens, last) && last - at < MAX_WORDS && isOfAward(tokens[last + 1]!)) last += 1;
  if (last === at && tokens[at]!.raw === 'Level') return null;
  const until = inSubject(text, tokens, last);
  return tokens[at]!.raw === 'Level' && until === last && last - at < 2 ? null : { first: at, last: until };
}

const isOfAward = ({ raw, key }: Token): boolean =>
  AWARD.test(raw) ||
  LEVEL.test(raw) ||
  (/^(?:diploma|certificate|award|qualification|apprenticeship)$/.test(key) && raw !== 'award');

/**
 * Returns the index of the last word of a subject such as "in Health and Social Care". Returns `at` if there is none.
 */
function inSubject(text: string, tokens: Token[], at: number): number {
  if (tokens[at + 1]?.key !== 'in' || !meets(text, tokens, at)) return at;
  let last = at + 1;
  while (meets(text, tokens, last) && last - at < MAX_WORDS) {
    const { key, raw } = tokens[last + 1]!;
    const isJoined =
      key === 'and' && /^\p{Lu}/u.test(tokens[last + 2]?.raw ?? '') && /^\p{Lu}/u.test(tokens[last]!.raw);
    if (!isJoined && (FUNCTION_WORDS.has(key) || /^(?:related|relevant|similar)$/.test(key) || /^\d/.test(raw))) break;
    last += 1;
  }
  return last === at + 1 ? at : last;
}

const LICENSE = /^(?:license|licensure|clearance|certification|certificate|registration|permit)$/;
const OF_DRIVERS = /\b(?:driver|driving|drivers)\b/;
const CLASS = /^(?:class|category|group)$/;

/**
 * Returns the index of the first word of a known credential, including the organization or class before it: "DOJ/FBI
 * fingerprint clearance", "Class C driver's license". The name of a state is not included.
 */
export function beginningOfCredential(text: string, tokens: Token[], { first, last }: Phrase): number {
  if (!LICENSE.test(tokens[last]!.key) || first === 0) return first;
  const keys = tokens.slice(first, last + 1).map(({ key }) => key);
  if (OF_DRIVERS.test(keys.join(' '))) {
    const isClass = first > 1 && CLASS.test(tokens[first - 2]!.key) && tokens[first - 1]!.raw.length <= 3;
    return isClass && meets(text, tokens, first - 1) && meets(text, tokens, first - 2) ? first - 2 : first;
  }
  let at = first;
  while (at > 0 && last - at < MAX_WORDS && meets(text, tokens, at - 1) && isOfCredential(tokens[at - 1]!)) at -= 1;
  return at;
}

const isOfCredential = ({ raw, key }: Token): boolean => ACRONYM.test(raw) && !NO_PART.test(key);
