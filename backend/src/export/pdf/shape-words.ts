import type { LoadedFace } from '../fonts/fonts.js';
import { shapeWithFontkit } from './fontkit-shaper.js';
import type { Cluster } from '../fonts/glyph-clusters.js';

/** Matches words and runs of spaces. Shaping never crosses a space; the layout measures text in the same pieces. */
const WORDS_AND_SPACES = /[^ ]+| +/g;
/** Maximum number of cached words per face and direction. Words are cached because shaping is slow and words recur. */
const WORDS_KEPT = 2_000;

const shapedWords = new WeakMap<LoadedFace, Record<'ltr' | 'rtl', Map<string, readonly Cluster[]>>>();

/** Shapes a run of a complex script. @returns clusters in visual order */
export function shapeWords(face: LoadedFace, text: string, direction: 'ltr' | 'rtl'): readonly Cluster[] {
  const known = shapedWords.get(face) ?? {
    ltr: new Map<string, readonly Cluster[]>(),
    rtl: new Map<string, readonly Cluster[]>(),
  };
  shapedWords.set(face, known);
  const words = (text.match(WORDS_AND_SPACES) ?? []).map((word) => {
    let clusters = known[direction].get(word);
    if (!clusters) {
      if (known[direction].size >= WORDS_KEPT) known[direction].clear();
      clusters = shapeWithFontkit(face, word, direction);
      known[direction].set(word, clusters);
    }
    return clusters;
  });
  return (direction === 'rtl' ? words.reverse() : words).flat();
}
