import { cpuTime } from '../cpu-time.js';
import type { HostileText } from './hostile-texts.js';
import type { Subject } from './subjects.js';

/** Length in characters of the shortest text. The length of each further text is a multiple of this length. */
const MIN_LENGTH = 2_000;
const LENGTH_FACTOR = 4;
/** CPU time in milliseconds above which an operation is measured only once. */
const MEASURE_ONCE_ABOVE = 60;
const SKIP_LONGER_ABOVE = 4_000;
const ROUNDS = 3;
/**
 * Maximum number of attempts. A new attempt is made only if the growth exceeded the bound. The smallest growth counts,
 * because other load on the machine can only increase it.
 */
const ATTEMPTS = 5;

export interface Growth {
  text: string;
  /** CPU time in milliseconds that the operation needs for the longest measured text. */
  cost: number;
  /**
   * Exponent n if the CPU time grows like (text length)^n: 1 is linear, 2 is quadratic. It is the smaller of two fits,
   * one to all lengths and one to the two longest texts, so that a curve that flattens out is not reported as growth.
   * 0 if `cost` is below the bound's `free`.
   */
  exponent: number;
}

/**
 * Maximum growth of the CPU time with the length of a text. Times below `free` milliseconds are always allowed; for
 * longer times, `exponent` is the limit.
 */
export interface Bound {
  free: number;
  exponent: number;
}

/** Returns the smallest growth of several measurements; undefined if any measurement is within the bound. */
export function excessiveGrowth(subject: Subject, text: HostileText, bound: Bound): Growth | undefined {
  let lowest: Growth | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    // For most texts, it is enough to measure each length once.
    const growth = growthOf(subject, text, bound.free, attempt === 0 ? 1 : ROUNDS);
    if (growth.exponent <= bound.exponent) return undefined;
    if (!lowest || growth.exponent < lowest.exponent) lowest = growth;
  }
  return lowest;
}

function growthOf(subject: Subject, text: HostileText, free: number, rounds: number): Growth {
  const costOf = (length: number): number => {
    const given = text.of(length);
    const costs: number[] = [];
    do costs.push(cpuTime(() => subject.run(given)));
    while (costs.length < rounds && costs[0]! < MEASURE_ONCE_ABOVE);
    return Math.min(...costs);
  };
  const lengths = lengthsTo(subject.limit);
  // Most texts are fast at the limit, so their growth is not measured.
  if (isQuick(costOf(lengths[0]!), lengths[0]!, subject.limit)) {
    const cost = costOf(subject.limit);
    if (cost < free) return { text: text.name, cost, exponent: 0 };
  }
  const points: [length: number, cost: number][] = [];
  for (const length of lengths) {
    const cost = costOf(length);
    points.push([length, cost]);
    if (cost > SKIP_LONGER_ABOVE) break;
  }
  const cost = points.at(-1)![1];
  return { text: text.name, cost, exponent: cost < free ? 0 : Math.min(slope(points), slope(points.slice(-2))) };
}

/** Returns whether a text at the limit would be measured in acceptable time even if the operation were quadratic. */
const isQuick = (cost: number, length: number, limit: number): boolean =>
  cost * (limit / length) ** 2 <= SKIP_LONGER_ABOVE;

function lengthsTo(limit: number): number[] {
  const lengths: number[] = [];
  for (let length = MIN_LENGTH; length * 1.5 < limit; length *= LENGTH_FACTOR) lengths.push(length);
  return [...lengths, limit];
}

/** Returns the slope of the line of best fit through the logarithms of the points. */
function slope(points: readonly (readonly [length: number, cost: number])[]): number {
  // Times below 0.1 ms count as 0.1 ms, because the CPU clock does not resolve them.
  const logs = points.map(([length, cost]) => [Math.log(length), Math.log(Math.max(cost, 0.1))] as const);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(logs.map(([length]) => length));
  const y = mean(logs.map(([, cost]) => cost));
  const over = logs.reduce((sum, [length, cost]) => sum + (length - x) * (cost - y), 0);
  return over / logs.reduce((sum, [length]) => sum + (length - x) ** 2, 0);
}
