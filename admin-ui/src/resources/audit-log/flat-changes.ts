import type { AuditChanges } from '@shortlist/shared/contract/common/audit-log';

export interface FlatChange {
  /** Dotted path of the field, such as `maintenance.on`. */
  field: string;
  before: string;
  after: string;
}

/** Flattens nested objects and returns only the fields that changed. */
export function flatChanges(changes: AuditChanges): FlatChange[] {
  return Object.entries(changes).flatMap(([field, [before, after]]) => differences(field, before, after));
}

function differences(field: string, before: unknown, after: unknown): FlatChange[] {
  // An added or removed object skips this branch: its fields are listed below, like those of a changed object.
  if (
    !(isObject(before) || isNone(before)) ||
    !(isObject(after) || isNone(after)) ||
    (isNone(before) && isNone(after))
  ) {
    const change = { field, before: wordsOf(before), after: wordsOf(after) };
    return change.before === change.after ? [] : [change];
  }
  const [old, next] = [before ?? {}, after ?? {}];
  const names = new Set([...Object.keys(old), ...Object.keys(next)]);
  return [...names].flatMap((name) => differences(`${field}.${name}`, old[name], next[name]));
}

const isNone = (value: unknown): value is null | undefined => value === null || value === undefined;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function wordsOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
