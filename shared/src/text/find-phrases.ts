/**
 * Returns a function that finds complete phrases in a list of words. To save time, it first checks whether any word
 * begins a phrase, because most texts contain no such word.
 */
export function phraseFinder(
  phrases: readonly string[],
): (words: readonly string[], wording: string) => readonly string[] {
  const beginnings = new Set(phrases.map((phrase) => phrase.split(' ')[0]!));
  return (words, wording) =>
    words.some((word) => beginnings.has(word)) ? phrases.filter((phrase) => wording.includes(` ${phrase} `)) : [];
}
