import { factAt, type Fact } from '../fact.js';
import type { GuardRecord } from './guard-record.js';

/** Matches praise or requests that a text attributes to other people: "said I …", "asked for me". */
const PRAISE_BY_OTHERS =
  /\b(?:said|told (?:me|us|him|her|them)|called (?:me|my|him|her|it)|praised|thanked|complimented|commended|ask(?:ed|s)? for (?:me|him|her|you)|by name|came back (?:for|because)|recommended (?:me|him|her)|swear by|rated (?:me|him|her|my)|turn(?:ed|s)? to (?:me|him|her|you)|known (?:as|for)|go-to)\b/gi;
const SAYS_SO =
  /\b(?:said|told|called|prais|thank|compliment|commend|feedback|review|rated|rating|recommend|requested|by name|known|go-to|regulars?|testimonial)/i;

/** Returns praise in the text that is attributed to other people, unless the resume mentions praise. */
export function unsupportedPraise({ entries, others }: GuardRecord, text: string): Fact[] {
  const lines = [...entries.flatMap(({ lines: own }) => own), ...others];
  if (lines.some((line) => SAYS_SO.test(line))) return [];
  return [...text.matchAll(PRAISE_BY_OTHERS)]
    .filter(({ index }) => isAboutUser(text, index))
    .map(({ 0: phrase, index }) => factAt('claim', phrase, index, phrase));
}

/**
 * Returns whether a phrase is praise for the user. In a guide, "if they said" and "you told me" describe the interview
 * instead.
 */
const isAboutUser = (text: string, at: number): boolean =>
  !/\b(?:if|when|posting|ad|advert|you|they|it|could|can|might)\s(?:\w+\s)?$/i.test(
    text.slice(Math.max(0, at - 24), at),
  );
