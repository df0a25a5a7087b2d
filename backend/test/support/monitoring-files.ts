import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inCheckout } from '../../../scripts/lib/checkout.mjs';

export const MONITORING = inCheckout('deploy', 'monitoring');

const read = (name: string): string => readFileSync(`${MONITORING}/${name}`, 'utf8');

export interface AlertRule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; description: string; runbook_url: string };
}

export const readAlerts = (): AlertRule[] =>
  (parse(read('alerts.yml')) as { groups: { rules: AlertRule[] }[] }).groups.flatMap(({ rules }) => rules);

export interface Panel {
  id: number;
  type: string;
  title: string;
  description?: string;
  datasource?: { uid: string };
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string; datasource: { uid: string } }[];
  fieldConfig?: { defaults: { unit?: string } };
}

export interface Dashboard {
  panels: Panel[];
  annotations: { list: { expr: string }[] };
  templating: { list: { name: string; type: string; query: string }[] };
}

export const readDashboard = (): Dashboard => JSON.parse(read('dashboard.json')) as Dashboard;

export interface PrometheusConfig {
  global: Record<string, unknown>;
  rule_files: string[];
  scrape_configs: { job_name: string; dns_sd_configs?: unknown; static_configs?: { targets: string[] }[] }[];
}

export const readConfig = (): PrometheusConfig => parse(read('prometheus.yml')) as PrometheusConfig;
