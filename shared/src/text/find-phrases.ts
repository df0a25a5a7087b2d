/**
 * Returns a function that finds complete phrases in a list of words. Checks their first words beforehand, because most
 * texts contain none of those.
 */
export function phraseFinder(
  phrases: readonly string[],
): (words: readonly string[], wording: string) => readonly string[] {
  const beginnings = new Set(phrases.map((phrase) => phrase.split(' ')[0]!));
  return (words, wording) =>
    words.some((word) => beginnings.has(word)) ? phrases.filter((phrase) => wording.includes(` ${phrase} `)) : [];
}
