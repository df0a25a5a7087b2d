import { HUMAN_LANGUAGES } from './ambiguous.js';
import { FUNCTION_WORDS, NO_ACRONYMS, NO_PROPER_NAMES } from './stop-words.js';
import type { Phrase } from './phrases.js';
import type { Token } from './tokenize.js';

const ACRONYM = /^(?=.*[A-Z].*[A-Z])[A-Z][A-Z0-9]{1,6}s?$/;
const INNER_CAPITAL = /^(?:[A-Z][a-z]+[A-Z]\w*|[a-z]{1,2}[A-Z]\w+|[A-Za-z]+(?:\+\+|#|\.js))$/;
const CAPITAL = /^\p{Lu}[\p{L}\p{N}]+$/u;
/** Before the name of a tool, a method or a law. */
const BEFORE_A_NAME = /^(?:with|using|via|like|include|including|knowledge|use|operate|run|in|and|or)$/;
/** "Records in Dentrix", and not "an office in Lyon". */
const KEPT_IN_A_TOOL =
  /^(?:experience|experienced|proficient|proficiency|knowledge|skill|skilled|trained|training|expertise|competent|confident|fluent|record|note|data|model|design|document|documentation|report|reporting|dashboard|ticket|backlog|work|working|programming|written|built|drawing|layout|conversion|treatment|timesheet|test|workflow|schedule|case|order|invoice|plan|video|animation|graphic|metric|analysis|campaign|page|spreadsheet|payroll)$/;
/** What a name of this kind stands before when it is a person's or a place's. */
const AFTER_A_PLACE = /^(?:office|based|team|team|area|region|site|branch|campus|street|road|store|headquarter)$/;
const MOST_WORDS = 3;

/** Names of products, laws and methods, told by their capitals where everything else is small. */
export function* properNames(text: string, tokens: Token[], isTaken: boolean[]): Generator<Phrase> {
  const letters = tokens.map(({ raw }) => raw).join('');
  if (letters === letters.toUpperCase()) return;
  const isTitled = shareOfCapitals(tokens.slice(1)) > 0.8;
  for (let at = 0; at < tokens.length; at += 1) {
    if (isTaken[at]) continue;
    const { raw } = tokens[at]!;
    if (looksLikeName(raw)) {
      const last = isTitled ? at : endOfName(text, tokens, isTaken, at);
      yield { first: at, last };
      at = last;
      continue;
    }
    if (isTitled || at === 0 || !isName(raw) || !isIntroduced(text, tokens, at)) continue;
    const last = endOfName(text, tokens, isTaken, at);
    const after = tokens[last + 1];
    if (after && AFTER_A_PLACE.test(after.key)) continue;
    yield { first: at, last };
    at = last;
  }
}

const looksLikeName = (raw: string): boolean => (ACRONYM.test(raw) && !NO_ACRONYMS.has(raw)) || INNER_CAPITAL.test(raw);

const isName = (raw: string): boolean =>
  !HUMAN_LANGUAGES.has(raw) &&
  CAPITAL.test(raw) &&
  !NO_PROPER_NAMES.has(raw.toLowerCase()) &&
  !FUNCTION_WORDS.has(raw.toLowerCase()) &&
  !NO_ACRONYMS.has(raw);

const shareOfCapitals = (tokens: Token[]): number =>
  tokens.filter(({ raw, key }) => /^\p{Lu}/u.test(raw) && !FUNCTION_WORDS.has(key)).length /
  Math.max(1, tokens.filter(({ key }) => !FUNCTION_WORDS.has(key)).length);

/** After "in", "with" and the like, or an item of a list. */
function isIntroduced(text: string, tokens: Token[], at: number): boolean {
  const before = tokens[at - 1]!;
  const gap = text.slice(before.end, tokens[at]!.start);
  if (/^\s*[,/(]\s*$/.test(gap)) return startsWithCapital(tokens[at - 1]!) || /\($/.test(gap.trim());
  if (!/^\s+$/.test(gap) || gap.includes('\n') || !BEFORE_A_NAME.test(before.key)) return false;
  return before.key !== 'in' || KEPT_IN_A_TOOL.test(tokens[at - 2]?.key ?? '');
}

const startsWithCapital = ({ raw }: Token): boolean => /^\p{Lu}/u.test(raw);

function endOfName(text: string, tokens: Token[], isTaken: boolean[], first: number): number {
  let last = first;
  while (last + 1 < tokens.length && last + 1 - first < MOST_WORDS) {
    const next = tokens[last + 1]!;
    if (isTaken[last + 1] || text.slice(tokens[last]!.end, next.start) !== ' ') break;
    if (!CAPITAL.test(next.raw) && !/^\d[\d.-]*$/.test(next.raw)) break;
    last += 1;
  }
  return last;
}
