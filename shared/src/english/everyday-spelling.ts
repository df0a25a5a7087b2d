import { capitalized } from '../text/words.js';
import { CASED_NAMES, MISSPELLINGS } from './vocabulary/misspellings.js';

const WORD = /\p{L}[\p{L}'’]*/gu;
/**
 * Matches characters that mark an email address, a URL or a file name, such as "@". The spelling of such a word is
 * never corrected.
 */
const ADDRESS = /[@/]|\.\p{L}|\p{L}_\p{L}/u;
/** Abbreviations that readers may not know, such as "abt", with their long forms. */
const SHORT_FORMS: readonly [short: RegExp, long: string][] = [
  [/\babt\.? (?=\d)/gi, 'about '],
  [/\bw\/o (?=\p{L})/giu, 'without '],
  [/(?<= )w\/ (?=\p{L})/giu, 'with '],
  [/(?<=\d )yrs?\b\.?(?! old\b)/gi, 'years'],
  [/(?<=\d )mths\b\.?/gi, 'months'],
  [/(?<=\d )hrs\b\.?(?!\/)/gi, 'hours'],
  [/(?<=\d )mins\b\.?/gi, 'minutes'],
];
/**
 * Prepositions that writers of English as a second language often add or confuse: "discussed about", "responsible of".
 * The nouns in "contact with customers" and "answers to questions" are not matched, because they need their
 * prepositions.
 */
const SECOND_LANGUAGE: readonly [typed: RegExp, right: string][] = [
  [/\b(responsible|accountable) of (?=\p{L})/giu, '$1 for '],
  [/\b(participat(?:e|es|ed|ing)|took part|take part) to (?=(?:the|all|\d)\b)/gi, '$1 in '],
  [
    /\b(prepar(?:e|es|ed|ing)|maintain(?:s|ed|ing)?|organi[sz](?:e|es|ed|ing)|calibrat(?:e|es|ed|ing)|coordinat(?:e|es|ed|ing)|supervis(?:e|es|ed)|analy[sz](?:e|es|ed)) of (?=(?:the|all|our)\b)/gi,
    '$1 ',
  ],
  [/\b(discuss(?:ed|es|ing)?) about (?=\p{L})/giu, '$1 '],
  [
    /\b(answer(?:ed|ing)) to (?=(?:the |all )?(?:calls?|phones?|emails?|questions|queries|enquiries|customers)\b)/gi,
    '$1 ',
  ],
  [
    /\b(contact(?:ed|ing)) (?:with|to) (?=(?:the |all |new )?(?:customers|clients|suppliers|patients|families|parents)\b)/gi,
    '$1 ',
  ],
];
/** Matches contractions without their apostrophe: "its about 140". Excludes the possessive: "its only channel". */
const CONTRACTIONS: readonly [typed: RegExp, right: string][] = [
  [
    /\b([Ii])ts (?=(?:me|an?|the|been|because) |(?:now )?(?:about|around|more like|down to|up to) (?:about )?\d)/g,
    "$1t's ",
  ],
  [
    /\b(if|when|because|that) its (?=out of |(?:needed|busy|broken|full|empty|late|ready|safe|clean|wrong|right|done|finished)(?:[,.;]|$| (?:and|or|to) ))/gi,
    "$1 it's ",
  ],
  [/\b(we|they) was\b/gi, '$1 were'],
  [/\b(there|that|what)s (?=(?:not|no|a|an|the|always|still|only|been)\b)/gi, "$1's "],
  [/\brather then\b/gi, 'rather than'],
  [/\beveryday(?=$|[.,;]| (?:and|at|in|on|for|before|after|from)\b)/gi, 'every day'],
  [/\b(the|helpdesk|ticket|call|support) que(?!\S)/gi, '$1 queue'],
];
/** Matches "a" where "an" is correct: in "a after-school club", but not in "a one-off" or "a European". */
const A_BEFORE_VOWEL = /\ba (?=hour\b|(?!one|once|eu|ewe)[aeio]\p{Ll}{2})/gu;
/** Matches "i" in place of "I", but not in "i.e." or "i/c". */
const LOWER_CASE_I = /(?<![\p{L}\d./'’-])i(?=(?:['’](?:m|ve|d|ll))? )/gu;
/** Matches "there" in place of "their": "residents and there families", "about there pay". */
const THERE_OF =
  /\b(and|of|in|with|for|to|about|on|from|after|take|taking|took|get|getting|got|have|had|knew|know|knows|all|did|do|helped|manage|managed) there (?=(?:medication|meds|medicine|families|family|own|needs|customers?|clients?|homes?|children|parents|carers|work|staff|teams?|pay|drinks?|orders?|names?|exams?|tests?|accounts?|bills?|budgets?|money|health|care|questions?|problems?|concerns?|rights|skills|jobs?|houses?|cars?|pets?|dogs?|rooms?|shifts?|goals|targets|certificates?|licen[cs]es?|part \d)\b)/gi;
/**
 * Matches "there" in place of "their" before any plural: "with there shipments". Words such as "was" and "always" are
 * not plurals.
 */
const THERE_MANY =
  /\b(with|of|about|for) there (?!(?:was|is|has|always|sometimes|perhaps|less|across|this)\b)(?=[a-z]{3,}s\b)/gi;
/** Matches a possessive without its apostrophe: "peoples cars". */
const PEOPLES =
  /\b([Pp]eople)s (?=(?:cars?|homes?|houses|lives|gardens?|pets|dogs|doors|orders|names|needs|problems|questions|accounts|parcels|bags|luggage|health|faces|feet|hair|nails|kids|children|money|computers|phones|complaints|expectations)\b)/g;
/** Matches the possessive of a plural without its apostrophe: "answered customers questions". */
const PLURAL_POSSESSIVE =
  /(?<!\bask(?:s|ed|ing)? )\b(customers|employees|clients|patients|students|guests|residents|members|users|pupils|tenants|visitors|kids) (?=(?:questions|queries|enquiries|inquiries|needs|concerns|complaints|expectations|homes|feet)\b)/gi;
/**
 * Matches plurals written with an apostrophe ("PO's", "CNA's"), unless the next word is a noun, which makes them
 * possessives.
 */
const PLURAL_OF_SHORT =
  /\b([A-Z]{2,5})['’]s(?=$|[,.;:)]|\s(?:and|or|for|in|on|at|to|with|from|per|a|who|that|were|was)\b)/g;

/** Corrects common misspellings, capitalizes known names and spells out abbreviations. */
export const spelled = (text: string): string => withPluralsOfShortForms(withWordsSpelled(text));

/** Removes the apostrophe from the plural of an abbreviation: "PO's" becomes "POs". */
export const withPluralsOfShortForms = (text: string): string => text.replace(PLURAL_OF_SHORT, '$1s');

/** Corrects everything that `spelled` corrects, except apostrophes in plurals of abbreviations ("PO's"). */
export function withWordsSpelled(text: string): string {
  let result = text.replaceAll(WORD, (word, at: number) => {
    const right = MISSPELLINGS.get(word.toLowerCase()) ?? CASED_NAMES.get(word);
    if (right === undefined || isPartOfAddress(text, at, word.length)) return word;
    return /^\p{Lu}/u.test(word) ? capitalized(right) : right;
  });
  for (const [typed, right] of [...SHORT_FORMS, ...SECOND_LANGUAGE, ...CONTRACTIONS])
    result = result.replace(typed, right);
  result = result.replace(LOWER_CASE_I, 'I');
  result = result.replace(THERE_OF, '$1 their ').replace(THERE_MANY, '$1 their ').replace(PEOPLES, "$1's ");
  result = result.replace(PLURAL_POSSESSIVE, "$1' ");
  return result.replace(A_BEFORE_VOWEL, 'an ');
}

function isPartOfAddress(text: string, at: number, length: number): boolean {
  const from = text.lastIndexOf(' ', at) + 1;
  const to = text.indexOf(' ', at + length);
  const token = text.slice(from, to < 0 ? undefined : to);
  // A slash between two words ("and/or", "clean/tidy") does not make a URL or a file name.
  return ADDRESS.test(token.replace(/^\p{L}+\/\p{L}+[,.;]?$/u, ''));
}
