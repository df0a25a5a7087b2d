import { compoundWork } from './compound-work.js';
import { convertVerbs, hasOwnObject } from './convert-verbs.js';
import { inForm, verbIn } from './verb-forms.js';
import { NAMED_WORK } from './vocabulary/named-work.js';
import { firstWord, lowered } from '../text/words.js';

const SEPARATOR = /,\s?(?:and\s|&\s)?|\s(?:and|&)\s/;
/** Matches a gerund that takes its object with a preposition: "dealing with". */
const DEALS_WITH =
  /^(?:dealing|liaising|working|communicating|assisting|helping|speaking|looking|caring) (?:with|to|after|for) /i;
const MAX_ITEMS = 6;
const LEAD = /^(?:also\s+|the\s+|general\s+|all\s+|daily\s+|weekly\s+|monthly\s+)/i;

/**
 * Converts a list of nouns and gerunds to verbs: "vital signs and answering call lights" becomes "took vital signs and
 * answered call lights". Returns undefined if an item is neither a gerund with an object nor a known noun for an
 * activity.
 */
export function workOfNouns(text: string, form: 'base' | 'past'): string | undefined {
  const end = /\.?$/.exec(text)![0];
  const items = text
    .slice(0, text.length - end.length)
    .split(SEPARATOR)
    .filter(Boolean);
  if (items.length > MAX_ITEMS) return undefined;
  const verbs = items.map((item) => workOf(item, form));
  if (verbs.some((each) => each === undefined)) return undefined;
  const verbPhrases = verbs as string[];
  const last = verbPhrases.at(-1)!;
  return (verbPhrases.length === 1 ? last : `${verbPhrases.slice(0, -1).join(', ')} and ${last}`) + end;
}

/** Converts one item of a list of nouns and gerunds to a verb phrase. Returns undefined if its verb is uncertain. */
export function workOf(item: string, form: 'base' | 'past'): string | undefined {
  const bare = item.replace(LEAD, '').replace(/^(\w+ing) of\s+/i, '$1 ');
  const [phrase, tail] = cutAtPreposition(bare);
  const known = NAMED_WORK.get(phrase.toLowerCase());
  if (known !== undefined) return inPhrase(known, form) + tail;
  const compound = compoundWork(phrase, form);
  if (compound !== undefined) return compound + tail;
  if (verbIn('gerund', firstWord(bare)) === undefined || !(hasOwnObject(bare) || DEALS_WITH.test(bare)))
    return undefined;
  return convertVerbs(lowered(bare), 'gerund', form, true);
}

/** Splits a text at its first preposition: "Payroll for 40 staff" into "Payroll" and "for 40 staff". */
function cutAtPreposition(text: string): [phrase: string, tail: string] {
  const at = text.search(/\s(?:for|in|at|on|with|across|of|to|using|via|from|over|during|before|after|every|each)\s/);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}

const inPhrase = (phrase: string, form: 'base' | 'past'): string =>
  inForm(firstWord(phrase), form) + phrase.slice(firstWord(phrase).length);
