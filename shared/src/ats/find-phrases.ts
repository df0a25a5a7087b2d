/** Finds whole phrases in the words of a text; most texts hold not even the first word of one. */
export function phraseFinder(
  phrases: readonly string[],
): (words: readonly string[], wording: string) => readonly string[] {
  const beginnings = new Set(phrases.map((phrase) => phrase.split(' ')[0]!));
  return (words, wording) =>
    words.some((word) => beginnings.has(word)) ? phrases.filter((phrase) => wording.includes(` ${phrase} `)) : [];
}
