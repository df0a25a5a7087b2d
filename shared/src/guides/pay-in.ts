import { cleanLine } from '../text/text.js';

const AMOUNT = String.raw`[$€£]\s?\p{Nd}[\p{Nd},.]*\p{Nd}(?:\s?[kK]\b)?`;
const PERIOD = String.raw`(?:\s*(?:an?|per|\/)\s?(?:hour|hr|day|week|month|year|annum)\b|\s+(?:hourly|annually|yearly)\b)?`;
const RANGE = new RegExp(
  String.raw`${AMOUNT}\s*(?:to|–|—|-|and)\s*(?:${AMOUNT}|\p{Nd}[\p{Nd},.]*\p{Nd}(?:\s?[kK]\b)?)${PERIOD}`,
  'u',
);
const SINGLE = new RegExp(
  String.raw`\b(?:salary|pay|wage|rate|compensation)\b[^.\n$€£]{0,40}(${AMOUNT}${PERIOD})`,
  'iu',
);

/** Returns the pay as worded in a job description, or '' if it states none. */
export const payIn = (jdText: string): string => cleanLine(RANGE.exec(jdText)?.[0] ?? SINGLE.exec(jdText)?.[1] ?? '');
