import { beginningOfCredential, credentials } from './credentials.js';
import type { Dictionary, Skill } from '../posting/dictionary.js';
import type { NameFound } from './find-names.js';
import { softPhrases } from './soft-phrases.js';
import type { Phrase } from './spans.js';
import { standards } from './standards.js';
import { CHECK } from '../posting/stop-words.js';
import type { Token } from '../posting/tokenize.js';
import type { Zone } from '../posting/zones.js';

export interface NameByForm extends Phrase {
  kind: Skill['kind'];
}

interface Passage {
  text: string;
  tokens: Token[];
  zone: Zone;
  dictionary: Dictionary;
}

const overlaps = (one: Phrase, other: Phrase): boolean => one.first <= other.last && other.first <= one.last;
const covers = (one: Phrase, other: Phrase): boolean => one.first <= other.first && other.last <= one.last;

/**
 * Finds standards, laws, credentials and personal qualities by their form, even if the dictionary lacks them. Also
 * returns the dictionary names, except those that overlap a name found by form, such as "risk management" in "ISO 14971
 * Risk Management Standard".
 */
export function namesByForm(passage: Passage, names: NameFound[]): { byForm: NameByForm[]; names: NameFound[] } {
  const { text, tokens, zone, dictionary } = passage;
  const byForm: NameByForm[] = [];
  let left = names;
  const take = (each: Phrase, kind: Skill['kind']): void => {
    byForm.push({ ...each, kind });
    left = left.filter((name) => !overlaps(name, each));
  };
  for (const each of standards(text, tokens)) if (!left.some((name) => covers(name, each))) take(each, 'hard');
  if (zone === 'must' || zone === 'nice')
    for (const each of credentials(text, tokens, dictionary)) {
      const isNewer = tokens.slice(each.first, each.last + 1).some(({ key }) => key === 'in');
      // In "ACRP-CP or CCRP certification", the credential is "CCRP" alone rather than "CCRP certification".
      const isShorter = (name: NameFound): boolean => each.first === each.last && name.first === each.first;
      const isKnown = left.some(
        (name) => name.name.skill.kind === 'certificate' && overlaps(name, each) && !isShorter(name),
      );
      const isSplit = left.some(
        (name) => overlaps(name, each) && !isShorter(name) && (name.first < each.first || name.last > each.last),
      );
      if ((isNewer || !isKnown) && !isSplit && !byForm.some((other) => overlaps(other, each)))
        take(each, 'certificate');
    }
  for (const name of left.filter(({ name: { skill } }) => skill.kind === 'certificate')) {
    const longer = { ...name, first: beginningOfCredential(text, tokens, name) };
    if (longer.first < name.first)
      left = left.flatMap((other) => (other === name ? [longer] : overlaps(other, longer) ? [] : [other]));
  }
  if (zone === 'must' || zone === 'nice') {
    const certificates = [...byForm, ...left.map((name) => ({ ...name, kind: name.name.skill.kind }))].filter(
      ({ kind }) => kind === 'certificate',
    );
    for (const each of listedAcronyms(text, tokens, certificates))
      if (![...byForm, ...left].some((name) => overlaps(name, each))) take(each, 'certificate');
  }
  const isTaken = tokens.map(() => false);
  for (const { first, last, kind } of [...byForm, ...left.map((name) => ({ ...name, kind: name.name.skill.kind }))])
    if (kind !== 'soft') isTaken.fill(true, first, last + 1);
  for (const each of softPhrases(text, tokens, isTaken, zone))
    if (!left.some((name) => overlaps(name, each) && staysBeside(name, each, tokens))) take(each, 'soft');
  return { byForm, names: left };
}

/**
 * Returns whether to keep a dictionary name that occurs inside a phrase about a personal quality. Names of several
 * words are kept, unless they describe how work is done: "explain rules in plain language".
 */
function staysBeside(name: NameFound, each: Phrase, tokens: Token[]): boolean {
  const isManner = name.last === each.last && name.first - 1 > each.first && tokens[name.first - 1]!.key === 'in';
  return covers(name, each) || (name.last > name.first && !isManner);
}

/** Finds unknown acronyms that are listed with a certificate and are therefore certificates, too: "CPCU or AIC". */
function* listedAcronyms(text: string, tokens: Token[], certificates: Phrase[]): Generator<Phrase> {
  const gap = (left: number, right: number): string => text.slice(tokens[left]!.end, tokens[right]!.start);
  const isListed = (between: string): boolean => /^(?:, | or |, or |\/| and |, and )$/.test(between);
  for (const [at, { raw }] of tokens.entries()) {
    if (!/^[A-Z][A-Za-z]?[A-Z][A-Z0-9-]{0,4}$/.test(raw) || isOfCheck(tokens, at)) continue;
    const isBeside = certificates.some(
      ({ first, last }) =>
        (last < at && at - last <= 2 && isListed(gap(last, at))) ||
        (first > at && first - at <= 2 && isListed(gap(at, first))),
    );
    if (isBeside) yield { first: at, last: at };
  }
}

/** Returns whether an acronym names a check on the applicant: "TB" in "fingerprint clearance and TB test". */
const isOfCheck = (tokens: Token[], at: number): boolean => CHECK.test(tokens[at + 1]?.key ?? '');
