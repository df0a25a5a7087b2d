/**
 * Returns a function that finds complete phrases in a list of words. Most texts do not contain the first word of any
 * phrase, so they need no further search.
 */
export function phraseFinder(
  phrases: readonly string[],
): (words: readonly string[], wording: string) => readonly string[] {
  const beginnings = new Set(phrases.map((phrase) => phrase.split(' ')[0]!));
  return (words, wording) =>
    words.some((word) => beginnings.has(word)) ? phrases.filter((phrase) => wording.includes(` ${phrase} `)) : [];
}
