import type { ImportNotes } from '../result/import-notes.js';

/** Maximum nesting depth of imported objects; resume formats nest less deeply. */
const MAX_DEPTH = 12;
const MAX_LEAVES = 5_000;

/**
 * Reads an object in the format of another program and tracks which keys were read, so that the import can report the
 * rest.
 */
export class ForeignObject {
  private readonly values: Record<string, unknown>;
  private readonly read = new Set<string>();

  constructor(value: unknown) {
    this.values =
      typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
  }

  /** Returns the first text or number among the values of the given keys, or an empty string. */
  text(...keys: string[]): string {
    for (const key of keys) {
      const value = this.take(key);
      if (typeof value === 'string' && value.trim() !== '') return value.trim();
      if (typeof value === 'number' && Number.isFinite(value)) return String(value);
    }
    return '';
  }

  texts(key: string): string[] {
    const value = this.take(key);
    return (Array.isArray(value) ? value : [value]).filter(
      (item): item is string => typeof item === 'string' && item.trim() !== '',
    );
  }

  object(key: string): ForeignObject {
    return new ForeignObject(this.take(key));
  }

  /** Returns the entries of a list. Converts a plain string to an object with the string as its name. */
  list(key: string, nameKey = 'name'): ForeignObject[] {
    const value = this.take(key);
    if (!Array.isArray(value)) return [];
    return value.map((item) => new ForeignObject(typeof item === 'string' ? { [nameKey]: item } : item));
  }

  ignore(...keys: string[]): this {
    for (const key of keys) this.read.add(key);
    return this;
  }

  /** Reports the texts under all keys that the import did not read. */
  leftover(notes: ImportNotes, near: string): void {
    for (const [key, value] of Object.entries(this.values)) {
      if (!this.read.has(key)) for (const text of leaves(value)) notes.notUnderstood(text, near);
    }
  }

  private take(key: string): unknown {
    if (!Object.hasOwn(this.values, key)) return undefined;
    this.read.add(key);
    return this.values[key];
  }
}

function leaves(value: unknown): string[] {
  const texts: string[] = [];
  const visit = (part: unknown, depth: number) => {
    if (texts.length >= MAX_LEAVES) return;
    if (typeof part === 'string') texts.push(part);
    else if (typeof part === 'object' && part !== null && depth < MAX_DEPTH)
      for (const inner of Object.values(part)) visit(inner, depth + 1);
  };
  visit(value, 0);
  return texts;
}
