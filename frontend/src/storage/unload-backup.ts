import type { JournalRecord } from './device-database.js';

const PREFIX = 'shortlist.journal.v1.';
/**
 * Storage key prefix in releases that did not use IndexedDB. Those releases stored one record per resume, without its
 * owner.
 */
const OLD_PREFIX = 'shortlist.unsaved.v1.';

/** Stores journal records in `localStorage`, which is slow and small but synchronous. */
export class UnloadBackup {
  /** @returns false if storage is full or disabled */
  keep(record: JournalRecord): boolean {
    try {
      localStorage.setItem(PREFIX + record.key, JSON.stringify(record));
      return true;
    } catch {
      return false;
    }
  }

  /** @param upTo milliseconds since 1970; a record that was written later is not removed */
  forget(key: string, upTo = Infinity): void {
    const record = this.read(PREFIX + key);
    if (record && record.at > upTo) return;
    withStorage((storage) => storage.removeItem(PREFIX + key));
    if (key.startsWith(OLD_PREFIX)) withStorage((storage) => storage.removeItem(key));
  }

  forgetAll(): void {
    for (const key of this.keys()) withStorage((storage) => storage.removeItem(key));
  }

  all(): JournalRecord[] {
    return this.keys().flatMap((key) => (key.startsWith(PREFIX) ? this.read(key) : this.readOld(key)) ?? []);
  }

  private keys(): string[] {
    const keys = withStorage((storage) =>
      Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
    );
    return (keys ?? []).filter((key) => key.startsWith(PREFIX) || key.startsWith(OLD_PREFIX));
  }

  private read(key: string): JournalRecord | undefined {
    const value = parsed(key);
    const isRecord =
      typeof value?.key === 'string' &&
      typeof value.userId === 'string' &&
      typeof value.resumeId === 'string' &&
      typeof value.title === 'string' &&
      typeof value.at === 'number';
    return isRecord ? (value as unknown as JournalRecord) : undefined;
  }

  private readOld(key: string): JournalRecord | undefined {
    const work = parsed(key);
    if (!work) return undefined;
    const content = (work.content ?? {}) as { title?: unknown };
    const title = typeof content.title === 'string' ? content.title : '';
    // Keep the old key, so that `forget` finds the record. Use time 0, so that any later copy replaces it.
    return { key, userId: '', resumeId: key.slice(OLD_PREFIX.length), title, at: 0, work };
  }
}

function parsed(key: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(withStorage((storage) => storage.getItem(key)) ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function withStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
}
