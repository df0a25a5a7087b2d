// Share of words to replace, so that an engine never renders the same document twice and caches have no effect.

const REPLACED = 0.08;

/** Shuffles the words of the body text and replaces some of them. */
export function unseen(data, random) {
  const vary = (text) =>
    shuffled(text.split(' '), random)
      .map((word) => (random() < REPLACED ? changed(word, random) : word))
      .join(' ');
  return {
    // Copies the data, because pdfmake mutates its input.
    ...structuredClone(data),
    summary: { text: vary(data.summary.text) },
    experience: data.experience.map((job) => ({ ...job, bullets: job.bullets.map(vary) })),
  };
}

export function shuffled(items, random) {
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [copy[last], copy[other]] = [copy[other], copy[last]];
  }
  return copy;
}

const changed = (word, random) => shuffled([...word], random).join('');

/** Returns a seeded random number generator (mulberry32). */
export function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
