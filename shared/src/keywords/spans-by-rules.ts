import type { Dictionary } from './posting/dictionary.js';
import { isOfItsName } from './posting/employer.js';
import { findNames } from './names/find-names.js';
import { abbreviatesTitle, isJobTitle } from './posting/job-title.js';
import { namesByForm } from './names/names-by-form.js';
import type { Span } from './names/spans.js';
import type { Token } from './posting/tokenize.js';
import type { Zone } from './posting/zones.js';

export interface PassageOfPosting {
  text: string;
  tokens: Token[];
  zone: Zone;
  dictionary: Dictionary;
  /** Title of the advertised job; null if unknown. */
  title: string | null;
  /** Comparison keys of the words in the employer's name. */
  employer: ReadonlySet<string>;
}

/** Returns the requirements that the rules find in a passage. */
export function spansByRules({ text, tokens, zone, dictionary, title, employer }: PassageOfPosting): Span[] {
  const spans: Span[] = [];
  const { byForm, names } = namesByForm(
    { text, tokens, zone, dictionary },
    findNames(text, tokens, dictionary, zone).filter(
      ({ first, last, name }) =>
        !isJobTitle(text, title, tokens, first, last) &&
        !(first === last && abbreviatesTitle(title, tokens[first]!.raw, name.skill.names)),
    ),
  );
  for (const { first, last, kind } of byForm) {
    if (first === last && abbreviatesTitle(title, tokens[first]!.raw)) continue;
    const known = dictionary.names.get(keyOf(tokens, first, last))?.skill ?? null;
    // The acronym of a certificate may have another meaning in the dictionary: CDN is also a content delivery network.
    const skill = kind === 'certificate' && known?.kind === 'hard' ? null : known;
    spans.push({ first, last, skill, kind: skill?.kind ?? kind, by: 'form' });
  }
  for (const { first, last, name, isMeant } of names) {
    if (!isMeant || (zone === 'other' && isOfItsName(text, tokens, first, last, employer))) continue;
    const { skill } = name;
    // Outside requirements and duties, a single lower-case word is rarely a skill.
    const isPlainWord = first === last && /^\p{Ll}+$/u.test(tokens[first]!.raw);
    if (zone === 'other' && isPlainWord && skill.kind === 'hard') continue;
    spans.push({ first, last, skill, kind: skill.kind, by: 'name' });
  }
  return spans;
}

/** Returns the required credentials that are in the dictionary or begin with an acronym, except background checks. */
export function requiredCredentials(passage: PassageOfPosting): Span[] {
  return spansByRules(passage).filter(
    ({ first, last, skill, kind }) =>
      kind === 'certificate' &&
      !/^(?:check|dbs|disclosure)$/.test(passage.tokens[last]!.key) &&
      (skill !== null || /^[A-Z][A-Z0-9&/]+$/.test(passage.tokens[first]!.raw)),
  );
}

/** Returns the key by which the words from `first` to `last`, inclusive, are compared with other words. */
export const keyOf = (tokens: Token[], first: number, last: number): string =>
  tokens
    .slice(first, last + 1)
    .map(({ key }) => key)
    .join(' ');
