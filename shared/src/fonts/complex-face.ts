import { CodePointIndex } from './code-point-index.js';
import { isDefaultIgnorable } from './default-ignorable.js';
import type { FaceMetrics } from './face-metrics.js';
import type { Face } from './font-book.js';

/** Shaping is slow, and the same words come back at every layout. */
const WIDTHS_KEPT = 5_000;

/**
 * A face of a script whose letters join, reorder or stack.
 * @param shape sets a text with the face's font and answers its advance in em
 */
export function complexFace(metrics: FaceMetrics, shape: (text: string) => number): Face {
  const index = new CodePointIndex(metrics.codePoints);
  const widths = new Map<string, number>();
  return {
    id: metrics.id,
    ascent: metrics.ascent / metrics.unitsPerEm,
    descent: metrics.descent / metrics.unitsPerEm,
    covers: (codePoint) => index.placeOf(codePoint) >= 0 || isDefaultIgnorable(codePoint),
    width(text) {
      let width = widths.get(text);
      if (width === undefined) {
        if (widths.size >= WIDTHS_KEPT) widths.clear();
        width = shape(text);
        widths.set(text, width);
      }
      return width;
    },
  };
}
