import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * All metrics of this process. Use labels with few values, never ids, addresses or URLs: each combination of values is
 * a time series that exists until the process ends.
 */
export const registry = new Registry();

const PREFIX = 'shortlist_';

interface Description<Label extends string> {
  help: string;
  labels?: readonly Label[];
}

export const counter = <Label extends string = never>(
  name: string,
  { help, labels = [] }: Description<Label>,
): Counter<Label> => new Counter({ name: PREFIX + name, help, labelNames: labels, registers: [registry] });

export const gauge = <Label extends string = never>(
  name: string,
  { help, labels = [] }: Description<Label>,
): Gauge<Label> => new Gauge({ name: PREFIX + name, help, labelNames: labels, registers: [registry] });

export const histogram = <Label extends string = never>(
  name: string,
  { help, labels = [], buckets }: Description<Label> & { buckets: number[] },
): Histogram<Label> => new Histogram({ name: PREFIX + name, help, labelNames: labels, buckets, registers: [registry] });

let isMeasured = false;

export function measureProcess(): void {
  if (isMeasured) return;
  isMeasured = true;
  collectDefaultMetrics({ register: registry });
}
