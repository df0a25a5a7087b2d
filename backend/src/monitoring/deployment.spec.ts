import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MetricObject } from 'prom-client';
import { inCheckout } from '../../../scripts/lib/checkout.mjs';
import { readAlerts, readDashboard, type Panel } from '../../test/support/monitoring-files.js';
import { registry } from '../core/metrics/registry.js';

const METRICS = join(import.meta.dirname, '../core/metrics');

/** Labels that Prometheus adds to every series (`job`, `instance`), and the label of histogram buckets (`le`). */
const ADDED_LABELS = ['job', 'instance', 'le'];

const operations = readFileSync(inCheckout('docs', 'operations.md'), 'utf8');
const documentation = readFileSync(inCheckout('docs', 'monitoring.md'), 'utf8');

/** Returns the names of the metrics in a PromQL expression, without histogram suffixes such as `_bucket`. */
const metricsIn = (expr: string): string[] =>
  [...expr.matchAll(/shortlist_[a-z_]+/g)].map(([name]) => name.replace(/_(?:bucket|count|sum)$/, ''));

/** Returns the labels by which a PromQL expression selects series, each with the name of its metric. */
const selectorsIn = (expr: string): { metric: string; label: string }[] =>
  [...expr.matchAll(/(?<!\w)(shortlist_[a-z_]+)\{([^}]*)\}/g)].flatMap(([, name = '', selector = '']) =>
    selector.split(',').map((part) => ({ metric: metricsIn(name)[0]!, label: part.split(/[=!]/)[0]!.trim() })),
  );

/** Returns the anchor that GitHub generates for a Markdown heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

const documented = (): { name: string; labels: string[] }[] =>
  [...documentation.matchAll(/^\| `(shortlist_[a-z_]+)` +\| ([^|]*)\|/gm)].map(([, name = '', labels = '']) => ({
    name,
    labels: [...labels.matchAll(/`(\w+)`/g)].map(([, label = '']) => label),
  }));

const expressionsOf = ({ targets = [] }: Panel): string[] => targets.map(({ expr }) => expr);

describe('monitoring files for Prometheus and Grafana', () => {
  let exported: (MetricObject & { labelNames: string[] })[];
  beforeAll(async () => {
    for (const file of readdirSync(METRICS)) await import(join(METRICS, file));
    exported = registry
      .getMetricsAsArray()
      .filter(({ name }) => name.startsWith('shortlist_')) as unknown as typeof exported;
  });
  const alerts = readAlerts();
  const dashboard = readDashboard();
  const panels = dashboard.panels.filter(({ type }) => type !== 'row');
  const expressions = (): string[] => [
    ...alerts.map(({ expr }) => expr),
    ...panels.flatMap(expressionsOf),
    ...dashboard.annotations.list.map(({ expr }) => expr),
  ];

  it('dashboards and alerts use only metrics and labels that the product exports', () => {
    const labels = new Map(exported.map(({ name, labelNames }) => [name, [...labelNames, ...ADDED_LABELS]]));
    expect(
      expressions()
        .flatMap(metricsIn)
        .filter((name) => !labels.has(name)),
    ).toEqual([]);
    const selectors = expressions().flatMap(selectorsIn);
    expect(selectors.filter(({ metric, label }) => !labels.get(metric)?.includes(label))).toEqual([]);
    expect(selectors.length).toBeGreaterThan(0);
  });

  it('dashboards and alerts use every metric that the product exports', () => {
    const used = new Set(expressions().flatMap(metricsIn));
    expect(exported.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([]);
  });

  it('the documentation has a table that names every metric with its labels', () => {
    const byName = (one: { name: string }, other: { name: string }): number => one.name.localeCompare(other.name);
    const expected = exported.map(({ name, labelNames }) => ({ name, labels: [...labelNames] }));
    expect(documented().sort(byName)).toEqual(expected.sort(byName));
  });

  it('every alert links to its own runbook, and every runbook belongs to an alert', () => {
    const [, runbooks = ''] = operations.split('\n## Runbooks\n');
    const headings = [...runbooks.split('\n## ')[0]!.matchAll(/^### (.*)$/gm)].map(([, heading = '']) => heading);
    const linked = alerts.map(({ annotations }) =>
      annotations.runbook_url.replace('{{ $externalLabels.runbooks }}#', ''),
    );
    expect([...new Set(linked)].sort()).toEqual(headings.map(anchorOf).sort());
  });

  it('every alert has a severity, a summary and a description', () => {
    for (const { alert, labels, annotations } of alerts) {
      expect([alert, labels.severity]).toEqual([alert, expect.stringMatching(/^(?:critical|warning)$/)]);
      expect([alert, annotations.summary, annotations.description]).toEqual([
        alert,
        expect.stringMatching(/\w/),
        expect.stringMatching(/\.$/),
      ]);
    }
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  });

  it('every panel has a description, a unit and the selected data source', () => {
    expect(dashboard.templating.list).toMatchObject([{ name: 'datasource', type: 'datasource', query: 'prometheus' }]);
    for (const { title, description, datasource, targets, fieldConfig } of panels) {
      expect([title, description]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\.$/)]);
      expect([title, fieldConfig?.defaults.unit]).toEqual([title, expect.stringMatching(/\w/)]);
      const sources = [datasource, ...(targets ?? []).map((target) => target.datasource)].map((source) => source?.uid);
      expect([title, new Set(sources)]).toEqual([title, new Set(['${datasource}'])]);
    }
  });

  it('panels do not overlap, and each has its own id', () => {
    const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(dashboard.panels.filter(({ gridPos: { x, w } }) => x + w > 24)).toEqual([]);
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
  });
});
