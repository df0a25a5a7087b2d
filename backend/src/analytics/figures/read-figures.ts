import type { DataSource } from 'typeorm';
import { sumFigures } from './figures.queries.js';
import { MetricTotal } from '../roll-up/metric-total.entity.js';
import type { Period } from './period.js';
import { RollUpRun } from '../roll-up/roll-up-run.entity.js';

export class Figures {
  constructor(private readonly sums: ReadonlyMap<string, ReadonlyMap<string, number>>) {}

  sum(...metrics: string[]): number {
    return metrics.reduce((sum, metric) => sum + addUp(this.byLabel(metric).values()), 0);
  }

  byLabel(metric: string): ReadonlyMap<string, number> {
    return this.sums.get(metric) ?? NONE;
  }

  of(metric: string, label: string): number {
    return this.byLabel(metric).get(label) ?? 0;
  }
}

const NONE: ReadonlyMap<string, number> = new Map();

const addUp = (values: Iterable<number>): number => [...values].reduce((sum, value) => sum + value, 0);

export async function readFigures(database: DataSource, metrics: readonly string[], period: Period): Promise<Figures> {
  const rows = await sumFigures(database, metrics, period);
  const sums = new Map<string, Map<string, number>>();
  for (const { metric, label, value } of rows) {
    const labels = sums.get(metric) ?? new Map<string, number>();
    sums.set(metric, labels.set(label, Number(value)));
  }
  return new Figures(sums);
}

export async function readTotals(database: DataSource): Promise<ReadonlyMap<string, number>> {
  const totals = await database.manager.find(MetricTotal);
  return new Map(totals.map(({ metric, value }) => [metric, Number(value)]));
}

/** Returns the time when today's figures were last computed; null before the first computation. */
export async function readUpdatedAt(database: DataSource): Promise<Date | null> {
  const run = await database.manager.findOneBy(RollUpRun, { name: 'now' });
  return run?.finishedAt ?? null;
}

/** Returns the percentage change to one decimal place, or null if the earlier value is zero. */
export const changeOf = (now: number, before: number): number | null => percentOf(now - before, Math.abs(before));

export const shareOf = (part: number, whole: number): number | null => percentOf(part, whole);

/** Multiplies before dividing, so that only one rounding occurs and an exact half rounds up. */
const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((1_000 * part) / whole) / 10;
