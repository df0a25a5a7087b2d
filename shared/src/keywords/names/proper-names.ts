import { HUMAN_LANGUAGES } from '../posting/ambiguous.js';
import { COMPLETES_A_NAME, extendsName } from './duty-phrases.js';
import { FUNCTION_WORDS, NO_ACRONYMS, NO_PROPER_NAMES } from '../posting/stop-words.js';
import type { Phrase } from './phrases.js';
import type { Token } from '../posting/tokenize.js';

const ACRONYM = /^(?=.*[A-Z].*[A-Z])[A-Z][A-Z0-9]{1,6}s?$/;
const INNER_CAPITAL = /^(?:[A-Z][a-z]+[A-Z]\w*|[a-z]{1,8}[A-Z]\w+|[A-Za-z]+(?:\+\+|#|\.js))$/;
/** Matches names of products that contain a number: "Restaurant365", "7shifts". */
const WITH_NUMBER =
  /^(?:[A-Z][a-z]{3,}\d{1,4}|\d(?!(?:hours?|days?|weeks?|months?|years?|mins?|times|fold)$)[a-z]{4,})$/;
const CAPITAL = /^\p{Lu}[\p{L}\p{N}]+$/u;
/** Words such as "using", which precede the name of a tool, a method or a law. */
const BEFORE_A_NAME = /^(?:with|w|using|via|like|include|including|especially|knowledge|use|operate|run|in|and|or)$/;
/** Words after which "in" introduces a tool: "records in Dentrix", but not "an office in Lyon". */
const KEPT_IN_A_TOOL =
  /^(?:experience|experienced|proficient|proficiency|knowledge|skill|skilled|trained|training|expertise|competent|confident|fluent|record|note|data|model|design|document|documentation|report|reporting|dashboard|ticket|backlog|work|working|programming|written|built|drawing|layout|conversion|treatment|timesheet|test|workflow|schedule|case|order|invoice|plan|video|animation|graphic|metric|analysis|campaign|page|spreadsheet|payroll)$/;
/** Words that follow the name of a place: "Lyon office". */
const AFTER_A_PLACE = /^(?:office|based|team|area|region|site|branch|campus|street|road|store|headquarter)$/;
const MAX_WORDS = 3;

/** Finds the names of products, laws and methods by their capitals. */
export function* properNames(text: string, tokens: Token[], isTaken: boolean[]): Generator<Phrase> {
  const letters = tokens.map(({ raw }) => raw).join('');
  if (letters === letters.toUpperCase()) return;
  const isTitled = shareOfCapitals(tokens.slice(1)) > 0.8;
  for (let at = 0; at < tokens.length; at += 1) {
    if (isTaken[at]) continue;
    const { raw } = tokens[at]!;
    if (looksLikeName(raw)) {
      const last = withThing(text, tokens, isTaken, isTitled ? at : endOfName(text, tokens, isTaken, at));
      yield { first: isTitled ? at : beginningOfName(text, tokens, isTaken, at), last };
      at = last;
      continue;
    }
    if (isTitled || at === 0 || !isName(raw) || !isIntroduced(text, tokens, at)) continue;
    const last = endOfName(text, tokens, isTaken, at);
    const after = tokens[last + 1];
    if ((after && AFTER_A_PLACE.test(after.key)) || BODY.test(tokens[last]!.key)) continue;
    const whole = withThing(text, tokens, isTaken, last);
    yield { first: at, last: whole };
    at = whole;
  }
}

const looksLikeName = (raw: string): boolean =>
  (ACRONYM.test(raw) && !NO_ACRONYMS.has(raw) && !NO_ACRONYMS.has(raw.replace(/s$/, ''))) ||
  INNER_CAPITAL.test(raw) ||
  WITH_NUMBER.test(raw);
/** Words that end the name of an organization or a position, such as "council" or "director". */
const BODY =
  /^(?:committee|board|council|commission|department|ombudsman|authority|scheme|director|partner|manager|officer|conference|club|office|agency)$/;

const isName = (raw: string): boolean =>
  !HUMAN_LANGUAGES.has(raw) &&
  CAPITAL.test(raw) &&
  !NO_PROPER_NAMES.has(raw.toLowerCase()) &&
  !FUNCTION_WORDS.has(raw.toLowerCase()) &&
  !NO_ACRONYMS.has(raw);

const shareOfCapitals = (tokens: Token[]): number =>
  tokens.filter(({ raw, key }) => /^\p{Lu}/u.test(raw) && !FUNCTION_WORDS.has(key)).length /
  Math.max(1, tokens.filter(({ key }) => !FUNCTION_WORDS.has(key)).length);

/** Returns whether a name follows "in", "with" or a similar word, or is an item of a list. */
function isIntroduced(text: string, tokens: Token[], at: number): boolean {
  const before = tokens[at - 1]!;
  const gap = text.slice(before.end, tokens[at]!.start);
  if (/^\s*[,/(]\s*$/.test(gap)) return startsWithCapital(tokens[at - 1]!) || /\($/.test(gap.trim());
  if (before.key === 'esp') return true;
  if (!/^\s+$/.test(gap) || gap.includes('\n') || !BEFORE_A_NAME.test(before.key)) return false;
  return before.key !== 'in' || KEPT_IN_A_TOOL.test(tokens[at - 2]?.key ?? '');
}

const startsWithCapital = ({ raw }: Token): boolean => /^\p{Lu}/u.test(raw);

/**
 * Returns the index of the first word of a name. It may be the capitalized word before `at`: "Sysmex" in "Sysmex XN".
 */
function beginningOfName(text: string, tokens: Token[], isTaken: boolean[], at: number): number {
  const before = tokens[at - 1];
  const isPart =
    at > 1 && !isTaken[at - 1] && isName(before!.raw) && text.slice(before!.end, tokens[at]!.start) === ' ';
  return isPart ? at - 1 : at;
}

/**
 * Returns the index of the last word of a name, which may be an object of work after an acronym: "inspections" in "NHBC
 * inspections".
 */
function withThing(text: string, tokens: Token[], isTaken: boolean[], last: number): number {
  const next = tokens[last + 1];
  const isOne =
    next &&
    !isTaken[last + 1] &&
    (extendsName(next) || COMPLETES_A_NAME.test(next.key)) &&
    text.slice(tokens[last]!.end, next.start) === ' ';
  return isOne ? last + 1 : last;
}

function endOfName(text: string, tokens: Token[], isTaken: boolean[], first: number): number {
  let last = first;
  while (last + 1 < tokens.length && last + 1 - first < MAX_WORDS) {
    const next = tokens[last + 1]!;
    if (isTaken[last + 1] || text.slice(tokens[last]!.end, next.start) !== ' ') break;
    if (!CAPITAL.test(next.raw) && !/^\d[\d.-]*$/.test(next.raw)) break;
    last += 1;
  }
  return last;
}
