import type { Fact } from '../fact.js';
import type { GuardRecord } from './guard-record.js';
import { readRecord } from './read-record.js';

/** Matches words such as "budget", which show that users handle a sum at work rather than earn it. */
const HANDLED =
  /\b(?:budget|sales|revenue|turnover|takings|profit|sav(?:ed|ing|ings|es?)|debts?|invoices?|contracts?|projects?|portfolio|funds?|funding|grants?|managed|handled|raised|spend|spent|costs?|grew|targets?|orders?|accounts? worth|worth of)\b/i;
const SENTENCE_END = /[.!?]\s/;
/**
 * Number of characters searched before and after a sum, within its sentence, for words such as "budget". Sentences
 * about pay are shorter than this.
 */
const REACH = 160;

/**
 * Returns whether a sum is the pay in the job description, which a text may describe as the offer or as the user's
 * expectation.
 */
export function isPay({ kind, key, start, end }: Fact, text: string, record: GuardRecord | undefined): boolean {
  if (kind !== 'number' || !record?.posting || !/^[$€£¥₹]/.test(key)) return false;
  if (!readRecord(record).postingNumbers.has(key)) return false;
  const before = text
    .slice(Math.max(0, start - REACH), start)
    .split(SENTENCE_END)
    .at(-1)!;
  const behind = text.slice(end, end + REACH).split(SENTENCE_END)[0]!;
  return !HANDLED.test(before + behind);
}
