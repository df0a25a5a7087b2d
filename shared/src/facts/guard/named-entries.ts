import type { RecordEntry, RecordReading } from './read-record.js';
import type { TextWord } from '../words/text-words.js';

const JOB = /^(?:job|role|post|position|employer|workplace|company)$/;
/** Maximum number of words between "as a" and the job title. */
const REACH = 5;

/**
 * Returns the entries to which a clause refers by employer, title or place, or as the current job.
 * @param reach number of words searched at the start of the clause for titles and places
 */
export function namedEntries(
  reading: RecordReading,
  words: readonly TextWord[],
  reach = words.length,
): readonly RecordEntry[] {
  const { entries } = reading;
  const byEmployer = entries.filter(({ names }) =>
    words.some(({ root, text }) => /^\p{Lu}/u.test(text) && names.has(root)),
  );
  if (byEmployer.length > 0) return byEmployer;
  // At the start of a clause, "In Galway, I …" refers to the jobs in Galway, even if the user lives there.
  const [first, town] = words;
  if (first?.word === 'in' && town !== undefined && /^\p{Lu}/u.test(town.text)) {
    const there = entries.filter(({ towns }) => towns.has(town.root));
    if (there.length > 0) return there;
  }
  for (const [index, { word }] of words.slice(0, reach).entries()) {
    const found =
      word === 'as'
        ? byTitle(entries, words.slice(index + 1, index + REACH))
        : (word === 'in' || word === 'at') && index < 2 && words[index + 1]?.word === 'the'
          ? byPlace(entries, words[index + 2])
          : /^(?:current|present)$/.test(word) && JOB.test(words[index + 1]?.word ?? '')
            ? entries.filter(({ isCurrent }) => isCurrent)
            : [];
    if (found.length > 0) return found;
  }
  return [];
}

function byTitle(entries: readonly RecordEntry[], words: readonly TextWord[]): readonly RecordEntry[] {
  if (!/^(?:an?|the|my)$/.test(words[0]?.word ?? '')) return [];
  const found = entries.filter(({ titles }) => words.some(({ root }) => titles.has(root)));
  return found.length === 1 ? found : [];
}

function byPlace(entries: readonly RecordEntry[], place: TextWord | undefined): readonly RecordEntry[] {
  if (!place || place.isPlain) return [];
  const named = entries.filter(({ names, titles }) => names.has(place.root) || titles.has(place.root));
  const found = named.length > 0 ? named : entries.filter(({ roots }) => roots.has(place.root));
  return found.length === 1 ? found : [];
}
