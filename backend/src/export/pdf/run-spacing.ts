import type { Line, PlacedRun } from '@shortlist/shared/layout/laid-out-document';
import { loadFace } from '../fonts/fonts.js';

const SPACE = 0x20;
/** Minimum gap in points between separate words. */
const GAP = 0.5;
/**
 * Matches line ends after which text continues without a space: hyphens, slashes, and letters of scripts without word
 * spaces, such as Chinese.
 */
const JOINS_NEXT_LINE =
  /[-/\u00ad\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}、。，．：；！？」』）】]$/u;

/**
 * Inserts real spaces where only distance separates words: before dates at the far edge, after a bullet, and at the end
 * of a line whose paragraph continues. Readers of the structure tree see characters, not distances.
 */
export function spacedRuns({ runs }: Line, goesOn: boolean): readonly PlacedRun[] {
  return runs.map((run, index) => {
    if (run.text.endsWith(' ')) return run;
    const next = runs[index + 1];
    const isApart = next
      ? !next.text.startsWith(' ') && standApart(run, next, runs)
      : goesOn && !JOINS_NEXT_LINE.test(run.text);
    return isApart ? withSpace(run) : run;
  });
}

/**
 * Returns whether two runs have a gap between them that no other run fills. In text of mixed direction, another run may
 * lie between two consecutive runs.
 */
function standApart(run: PlacedRun, next: PlacedRun, runs: readonly PlacedRun[]): boolean {
  const [left, right] = run.x < next.x ? [run, next] : [next, run];
  const from = left.x + left.width;
  if (right.x - from < GAP) return false;
  return !runs.some(({ x, width }) => x < right.x - GAP && x + width > from + GAP);
}

function withSpace(run: PlacedRun): PlacedRun {
  const face = loadFace(run.face);
  if (!face?.measured.covers(SPACE)) return run;
  const text = `${run.text} `;
  if (run.direction === 'ltr') return { ...run, text };
  const space = (face.measured.width(text) - face.measured.width(run.text)) * run.size + run.tracking;
  return { ...run, text, x: run.x - space };
}
