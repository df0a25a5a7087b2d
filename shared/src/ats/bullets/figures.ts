const NUMBER = /\p{Nd}+(?:[.,]\p{Nd}+)*/gu;
const YEAR = /^(?:19|20)\d\d$/;
/** "S3", "Q4" and "ISO 9001" are names and "since 2019" is a date; none is an amount. */
const NAME_BEFORE =
  /(?:\p{L}|(?:\p{Lu}{2}|Python|Windows|Office|Analytics|Angular|Section|Title|Level|Grade|Stage|Phase|Class|Type|Form|Studio)[ -])$/u;
const AMOUNT_AROUND = { before: /[$€£¥]\s?$/u, after: /^\s?(?:%|percent\b)/u };
/** Spelled-out numbers from four upwards: "one" is often a pronoun, and "two" or "three" prove little. */
const NUMBER_WORD =
  /(?<!\p{L})(?:four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|dozens?|hundreds?|thousands?|millions?|half|halved|doubled|doubling|tripled|tripling|twice)(?!\p{L})/iu;

/** Returns whether a text states an amount or a number. */
export function hasFigure(text: string): boolean {
  if (NUMBER_WORD.test(text)) return true;
  for (const { 0: number, index } of text.matchAll(NUMBER)) {
    const before = text.slice(Math.max(0, index - 12), index);
    const after = text.slice(index + number.length, index + number.length + 9);
    if (AMOUNT_AROUND.before.test(before) || AMOUNT_AROUND.after.test(after)) return true;
    if (!NAME_BEFORE.test(before) && !YEAR.test(number)) return true;
  }
  return false;
}
