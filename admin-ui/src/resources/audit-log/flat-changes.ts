import type { AuditChanges } from '@shortlist/shared/contract/audit-log';

export interface FlatChange {
  /** Dotted, such as `maintenance.on`. */
  field: string;
  before: string;
  after: string;
}

/** Takes objects apart, so that only the fields that differ are shown. */
export function flatChanges(changes: AuditChanges): FlatChange[] {
  return Object.entries(changes).flatMap(([field, [before, after]]) => differences(field, before, after));
}

function differences(field: string, before: unknown, after: unknown): FlatChange[] {
  if (!isObject(before) || !isObject(after)) {
    const change = { field, before: wordsOf(before), after: wordsOf(after) };
    return change.before === change.after ? [] : [change];
  }
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => differences(`${field}.${name}`, before[name], after[name]));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function wordsOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
