import type { Phrase } from './spans.js';
import { DOING_WORDS, FUNCTION_WORDS, NO_ACRONYMS } from '../posting/stop-words.js';
import type { Token } from '../posting/tokenize.js';

/** Words that complete a name after an acronym: "IRB submissions". */
const COMPLETES_A_NAME =
  /^(?:submission|classification|accountability|accessibility|claim|correspondence|filing|return|assessment|audit|reconciliation|documentation|drawing|entry|request|referral|registration|notice|survey|analyzer|inspection|recordkeeping)$/;

/** Organizations and series that number their publications, such as "ISO" or "RFC", and words such as "Part". */
const BODY =
  /^(?:ISO|IEC|EN|BS|TS|TR|PD|PAS|DIN|ASTM|ASME|ANSI|API|AWS|AWWA|IEEE|NFPA|SAE|UL|IPC|AS|AS\d{4}|CDM|LOLER|PUWER|NZS|CSA|DO|MIL|STD|IATF|OHSAS|NIST|SP|FIPS|IFRS|IAS|FRS|SSAP|ASC|ISA|HTM|HBN|HSG|ICH|RFC|SOC|CIS|ISAE|SSAE|ACI|EIA|TIA|PUB|CFR|Regulation|Part|Section|Title|Form|Directive|Annex|Schedule)$/;
/** Words that precede a number only after the name of an organization: "21 CFR Part 820", but not "Part 2". */
const ONLY_BETWEEN = /^(?:Part|Section|Title|Form|Annex|Schedule|Regulation|Directive|TS|TR|SP|STD|PUB|IS|Rev)$/;
const NUMBER = /^(?:\d{2,6}[A-Z]?|[A-Z]{1,2}\d{1,4}|\d{1,4}[A-Z]{1,2}|\d{1,2})$/;
const WITHIN = /^(?: ?[-–:./]? ?)$/;
const LEGAL =
  /^(?:Act|Acts|Regulations?|Directive|Code|Codes|Convention|Ordinance|Rules|Bill|Framework|Standards?|Protocol|Guidelines)$/;
const JOINER = /^(?:and|of|at|for|in|on|to)$/;
const EDITION = /^\d{1,2}(?:st|nd|rd|th)$/i;
const MAX_WORDS = 9;

const gapBefore = (text: string, tokens: Token[], at: number): string =>
  text.slice(tokens[at - 1]!.end, tokens[at]!.start);

/** Matches an acronym that may form a name with the number after it: "EDI 214". */
const ACRONYM = /^[A-Z]{2,5}$/;
const OWN_NUMBER = /^\d{2,4}[A-Z]?$/;
const YEAR = /^(?:19|20)\d\d$/;
/** Words that show that the number before them is a count: "14 days". */
const COUNTED =
  /^(?:hour|day|week|month|year|people|staff|kg|percent|user|client|site|point|minute|home|store|x|to|by|mile)$/;
/** Matches a suffix directly after a number: "(R2)", "+2". */
const ADDITION = /^(?:\(R\d|\+\d{1,2})$/;
const FORM_NAME = /^(?:[A-Z]{1,4}|\d{2,4}[A-Z]{0,2}|[A-Z]{1,2}\d{1,4})$/;
/** Matches the letter in names such as "I-9" and "K-12". */
const LETTER = /^[A-Z]$/;
const SHORT_NUMBER = /^(?:\d{1,3}s?|\d{2,3}[A-Z]{1,2})$/;
/** Matches forms such as "941s". Also matches decades such as "1990s", which `form` excludes. */
const PLURAL_NUMBER = /^\d{3,4}s$/;

/**
 * Finds standards with numbers ("ISO 13485", "21 CFR Part 820"), forms ("I-9") and full names of laws ("Health and
 * Safety at Work Act").
 */
export function* standards(text: string, tokens: Token[]): Generator<Phrase> {
  const isShouted = !tokens.some(({ raw }) => /\p{Ll}/u.test(raw));
  let free = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const found =
      numbered(text, tokens, at) ??
      form(text, tokens, at) ??
      (isShouted ? null : acronymWithNumber(text, tokens, at)) ??
      legal(text, tokens, at, free);
    if (!found || found.first < free) continue;
    yield found;
    free = found.last + 1;
    at = found.last;
  }
}

function numbered(text: string, tokens: Token[], at: number): Phrase | null {
  const { raw } = tokens[at]!;
  if (!BODY.test(raw) || ONLY_BETWEEN.test(raw)) return null;
  const isCode = raw === 'CFR' && at > 0 && /^\d{1,2}$/.test(tokens[at - 1]!.raw);
  const first = isCode ? at - 1 : at;
  let last = at;
  let hasNumber = false;
  while (last + 1 < tokens.length && last - first < MAX_WORDS) {
    const next = tokens[last + 1]!;
    if (!WITHIN.test(gapBefore(text, tokens, last + 1))) break;
    const isNumber: boolean = NUMBER.test(next.raw) && (!hasNumber || gapBefore(text, tokens, last + 1).trim() !== '');
    if (!isNumber && (hasNumber || !(BODY.test(next.raw) || ONLY_BETWEEN.test(next.raw)))) break;
    hasNumber ||= isNumber;
    last += 1;
  }
  if (!hasNumber && !isCode) return null;
  last = withAddition(text, tokens, last);
  const [edition, word] = [tokens[last + 1], tokens[last + 2]];
  if (edition && word && EDITION.test(edition.raw) && /^edition$/i.test(word.raw)) last += 2;
  return { first, last };
}

function withAddition(text: string, tokens: Token[], last: number): number {
  const next = tokens[last + 1];
  return next && ADDITION.test(text.slice(tokens[last]!.end, next.end)) ? last + 1 : last;
}

/** Finds the names of forms: "Form FDA 1572", "I-9", "941s". */
function form(text: string, tokens: Token[], at: number): Phrase | null {
  const { raw } = tokens[at]!;
  if (PLURAL_NUMBER.test(raw) && !YEAR.test(raw.slice(0, -1))) return { first: at, last: at };
  const next = tokens[at + 1];
  if (!next) return null;
  const between = gapBefore(text, tokens, at + 1);
  if (LETTER.test(raw) && between === '-' && SHORT_NUMBER.test(next.raw)) return { first: at, last: at + 1 };
  if (LETTER.test(raw) && LETTER.test(next.raw) && between === '&') {
    const thing = tokens[at + 2];
    const isWhole = thing && COMPLETES_A_NAME.test(thing.key) && gapBefore(text, tokens, at + 2) === ' ';
    return { first: at, last: isWhole ? at + 2 : at + 1 };
  }
  if (!/^Forms?$/.test(raw) || between !== ' ' || !FORM_NAME.test(next.raw)) return null;
  const number = tokens[at + 2];
  const isLonger = number && OWN_NUMBER.test(number.raw) && gapBefore(text, tokens, at + 2) === ' ';
  return { first: at, last: isLonger ? at + 2 : at + 1 };
}

function acronymWithNumber(text: string, tokens: Token[], at: number): Phrase | null {
  const { raw } = tokens[at]!;
  const next = tokens[at + 1];
  if (!next || !ACRONYM.test(raw) || NO_ACRONYMS.has(raw) || gapBefore(text, tokens, at + 1) !== ' ') return null;
  if (!OWN_NUMBER.test(next.raw) || YEAR.test(next.raw) || COUNTED.test(tokens[at + 2]?.key ?? '')) return null;
  const last = withAddition(text, tokens, at + 1);
  return /^[%$£€,.]\d|^[%+]/.test(text.slice(tokens[last]!.end, tokens[last]!.end + 2)) ? null : { first: at, last };
}

function legal(text: string, tokens: Token[], at: number, free: number): Phrase | null {
  if (!LEGAL.test(tokens[at]!.raw)) return null;
  let first = at;
  for (let before = at - 1; before >= free && at - before < MAX_WORDS; before -= 1) {
    if (gapBefore(text, tokens, before + 1) !== ' ') break;
    const { raw, key } = tokens[before]!;
    if (JOINER.test(raw)) continue;
    const isSentenceStart = before === 0 && (DOING_WORDS.has(key) || FUNCTION_WORDS.has(key));
    if (!/^\p{Lu}\p{Ll}/u.test(raw) || isSentenceStart || LEGAL.test(raw)) break;
    first = before;
  }
  if (first === at) return null;
  const year = tokens[at + 1];
  const last = year && /^(?:19|20)\d\d$/.test(year.raw) && gapBefore(text, tokens, at + 1) === ' ' ? at + 1 : at;
  return { first, last };
}
