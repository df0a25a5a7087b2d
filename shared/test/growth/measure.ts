import { cpuTime } from '../cpu-time.js';
import type { HostileText } from './hostile-texts.js';
import type { Subject } from './subjects.js';

/** Characters of the shortest text, and how much longer the next one is. */
const LEAST = 2_000;
const STEP = 4;
/** Milliseconds from which a cost is measured once only, and from which longer texts are not tried. */
const LONG = 60;
const TOO_LONG = 4_000;
const TURNS = 3;
/** A busy machine makes one measurement worse, and never better. */
const ATTEMPTS = 5;

export interface Growth {
  text: string;
  /** Milliseconds of processor time for the longest text. */
  cost: number;
  /**
   * Of the cost over the length: 1 is linear, 2 is quadratic. The lesser one of all lengths together and of the
   * two longest, since a cost that rises fast at first and then no further is bounded.
   */
  exponent: number;
}

/** What a text may cost: any cost below `free`, otherwise one that grows at most with this exponent. */
export interface Bound {
  free: number;
  exponent: number;
}

/** The growth of the cost with the length of the text if it is beyond the bound, measured again to be sure. */
export function excessiveGrowth(subject: Subject, text: HostileText, bound: Bound): Growth | undefined {
  let least: Growth | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const growth = growthOf(subject, text, bound.free);
    if (growth.exponent <= bound.exponent) return undefined;
    if (!least || growth.exponent < least.exponent) least = growth;
  }
  return least;
}

function growthOf(subject: Subject, text: HostileText, free: number): Growth {
  const points: [length: number, cost: number][] = [];
  for (const length of lengthsTo(subject.limit)) {
    const given = text.of(length);
    const costs: number[] = [];
    do costs.push(cpuTime(() => subject.run(given)));
    while (costs.length < TURNS && costs[0]! < LONG);
    const cost = Math.min(...costs);
    points.push([length, cost]);
    if (cost > TOO_LONG) break;
  }
  const cost = points.at(-1)![1];
  return { text: text.name, cost, exponent: cost < free ? 0 : Math.min(slope(points), slope(points.slice(-2))) };
}

function lengthsTo(limit: number): number[] {
  const lengths: number[] = [];
  for (let length = LEAST; length * 1.5 < limit; length *= STEP) lengths.push(length);
  return [...lengths, limit];
}

/** Of the line that fits the logarithms best. */
function slope(points: readonly (readonly [length: number, cost: number])[]): number {
  // Shorter times are below what the processor's clock can tell.
  const logs = points.map(([length, cost]) => [Math.log(length), Math.log(Math.max(cost, 0.1))] as const);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(logs.map(([length]) => length));
  const y = mean(logs.map(([, cost]) => cost));
  const over = logs.reduce((sum, [length, cost]) => sum + (length - x) * (cost - y), 0);
  return over / logs.reduce((sum, [length]) => sum + (length - x) ** 2, 0);
}
