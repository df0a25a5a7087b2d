export const NUMBER_WORDS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Returns a positive number as it is written in a sentence: in words up to twelve, in digits above that. */
export const inWords = (number: number): string => NUMBER_WORDS[number - 1] ?? String(number);
