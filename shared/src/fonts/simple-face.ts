import { CodePointIndex } from './code-point-index.js';
import { isDefaultIgnorable } from './default-ignorable.js';
import type { FaceMetrics, PairKerning } from './face-metrics.js';
import type { Face } from './font-book.js';

/** A face in which the width of a text is the sum of advance widths and pair kerns, both in em. */
export interface SimpleFace extends Face {
  advance(codePoint: number): number;
  kern(first: number, second: number): number;
}

/** Creates a simple face. Throws if only a shaper can measure the face's text. */
export function simpleFace(metrics: FaceMetrics): SimpleFace {
  if (metrics.shaping !== 'simple' || !metrics.advances)
    throw new Error(`${metrics.id} can only be measured by a shaper`);
  const { unitsPerEm } = metrics;
  const index = new CodePointIndex(metrics.codePoints);
  const advances = Int16Array.from(expand(metrics.advances, index.size));
  const kernUnits = kerningTable(metrics.kerning, index.size);

  // Widths are not cached, because adding up advance widths is as fast as a lookup and keeps no text in memory.
  const measure = (text: string): number => {
    let units = 0;
    let previous = -1;
    for (let offset = 0; offset < text.length; offset++) {
      const codePoint = text.codePointAt(offset) ?? 0;
      if (codePoint > 0xffff) offset++;
      if (isDefaultIgnorable(codePoint)) continue;
      const place = index.placeOf(codePoint);
      if (place >= 0) {
        units += advances[place] ?? 0;
        if (previous >= 0) units += kernUnits(previous, place);
      }
      previous = place;
    }
    return units / unitsPerEm;
  };

  return {
    id: metrics.id,
    ascent: metrics.ascent / unitsPerEm,
    descent: metrics.descent / unitsPerEm,
    covers: (codePoint) => index.placeOf(codePoint) >= 0 || isDefaultIgnorable(codePoint),
    advance: (codePoint) => (advances[index.placeOf(codePoint)] ?? 0) / unitsPerEm,
    kern(first, second) {
      const left = index.placeOf(first);
      const right = index.placeOf(second);
      return left < 0 || right < 0 ? 0 : kernUnits(left, right) / unitsPerEm;
    },
    width: measure,
  };
}

function kerningTable(kerning: PairKerning | undefined, size: number): (first: number, second: number) => number {
  if (!kerning) return () => 0;
  const firsts = Uint16Array.from(expand(kerning.first, size));
  const seconds = Uint16Array.from(expand(kerning.second, size));
  const columns = seconds.reduce((most, value) => Math.max(most, value), 0) + 1;
  const values = new Int16Array((kerning.rows.length + 1) * columns);
  kerning.rows.forEach((row, rowIndex) => {
    for (let cell = 0; cell + 1 < row.length; cell += 2) {
      values[(rowIndex + 1) * columns + (row[cell] ?? 0)] = row[cell + 1] ?? 0;
    }
  });
  return (first, second) => values[(firsts[first] ?? 0) * columns + (seconds[second] ?? 0)] ?? 0;
}

function* expand(runs: readonly number[], size: number): Generator<number> {
  let given = 0;
  for (let run = 0; run + 1 < runs.length && given < size; run += 2) {
    for (let left = runs[run + 1] ?? 0; left > 0; left--, given++) yield runs[run] ?? 0;
  }
}
