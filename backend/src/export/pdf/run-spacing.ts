import type { Line, PlacedRun } from '@shortlist/shared/layout/laid-out-document';

/** A gap this wide, in points, parts two words. */
const GAP = 0.5;

/**
 * The line's runs with a real space where two of them stand apart: dates at the far edge, the text after a bullet.
 * Readers that follow the structure tree see characters only, not distances.
 */
export function spacedRuns({ runs }: Line): readonly PlacedRun[] {
  if (runs.length < 2) return runs;
  return runs.map((run, index) => {
    const next = runs[index + 1];
    return next && !run.text.endsWith(' ') && !next.text.startsWith(' ') && standApart(run, next, runs)
      ? { ...run, text: `${run.text} ` }
      : run;
  });
}

/** Runs of two directions may be apart on paper and yet belong together; then another run fills the gap. */
function standApart(run: PlacedRun, next: PlacedRun, runs: readonly PlacedRun[]): boolean {
  const [left, right] = run.x < next.x ? [run, next] : [next, run];
  const from = left.x + left.width;
  if (right.x - from < GAP) return false;
  return !runs.some(({ x, width }) => x < right.x - GAP && x + width > from + GAP);
}
