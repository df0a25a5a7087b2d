const PAGE_BITS = 8;
const PAGE_SIZE = 1 << PAGE_BITS;

/**
 * Maps a code point to its index among the code points that a face covers. Uses a two-level table, so a lookup needs
 * two array reads.
 */
export class CodePointIndex {
  readonly size: number;
  private readonly pages: (Uint16Array | undefined)[] = [];

  /** @param runs alternating counts of skipped and covered code points */
  constructor(runs: readonly number[]) {
    let codePoint = 0;
    let place = 0;
    for (let run = 0; run + 1 < runs.length; run += 2) {
      codePoint += runs[run] ?? 0;
      for (let left = runs[run + 1] ?? 0; left > 0; left--) this.set(codePoint++, place++);
    }
    this.size = place;
  }

  /** Returns the index of the code point; -1 if the face does not cover it. */
  placeOf(codePoint: number): number {
    const page = this.pages[codePoint >> PAGE_BITS];
    return page === undefined ? -1 : (page[codePoint & (PAGE_SIZE - 1)] ?? 0) - 1;
  }

  private set(codePoint: number, place: number): void {
    const page = (this.pages[codePoint >> PAGE_BITS] ??= new Uint16Array(PAGE_SIZE));
    page[codePoint & (PAGE_SIZE - 1)] = place + 1;
  }
}
