import { CodePointIndex } from './code-point-index.js';
import { isDefaultIgnorable } from './default-ignorable.js';
import type { FaceMetrics } from './face-metrics.js';
import type { Face } from './font-book.js';

/** Maximum number of words whose widths are cached. Shaping is slow, and layouts repeat the same words. */
const CACHE_SIZE = 5_000;
/**
 * Matches a word or the spaces between two words. Each can be measured separately, because letters do not join, reorder
 * or stack across a space.
 */
const WORDS_AND_SPACES = /[^ ]+| +/g;

/**
 * Creates a face for a script whose letters join, reorder or stack.
 * @param shape shapes a text with the face's font and returns its advance width in em
 */
export function complexFace(metrics: FaceMetrics, shape: (text: string) => number): Face {
  const index = new CodePointIndex(metrics.codePoints);
  const widths = new Map<string, number>();
  const widthOfWord = (word: string): number => {
    let width = widths.get(word);
    if (width === undefined) {
      if (widths.size >= CACHE_SIZE) widths.clear();
      width = shape(word);
      widths.set(word, width);
    }
    return width;
  };
  return {
    id: metrics.id,
    ascent: metrics.ascent / metrics.unitsPerEm,
    descent: metrics.descent / metrics.unitsPerEm,
    covers: (codePoint) => index.placeOf(codePoint) >= 0 || isDefaultIgnorable(codePoint),
    width: (text) => (text.match(WORDS_AND_SPACES) ?? []).reduce((sum, word) => sum + widthOfWord(word), 0),
  };
}
