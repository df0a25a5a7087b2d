import { DeviceDatabase, DatabaseUnavailable } from './device-database.js';
import type { JournalRecord } from './device-database.js';
import { UnloadBackup } from './unload-backup.js';

export type { JournalRecord } from './device-database.js';

/**
 * Stores unsaved work in IndexedDB. Uses `localStorage` if the database is unavailable and while the page unloads. If
 * both contain a record, the later copy is used.
 */
export class JournalStore {
  private readonly database = new DeviceDatabase();
  private readonly unloadBackup = new UnloadBackup();
  /** The most recent write of this tab. The next write waits for it to finish. */
  private last: Promise<unknown> = Promise.resolve();
  private closed = false;

  /** @returns false if the browser cannot store data for this site */
  put(record: JournalRecord): Promise<boolean> {
    return this.enqueue(async () => {
      if (this.closed) return false;
      try {
        await this.database.run((database) => database.put('journal', record));
        this.unloadBackup.forget(record.key, record.at);
        return true;
      } catch (error) {
        if (error instanceof DatabaseUnavailable) return this.unloadBackup.keep(record);
        throw error;
      }
    });
  }

  /** Stores a record synchronously, for pages that are about to unload. */
  putNow(record: JournalRecord): boolean {
    return !this.closed && this.unloadBackup.keep(record);
  }

  remove(key: string): Promise<void> {
    this.unloadBackup.forget(key);
    return this.enqueue(() =>
      this.ifAvailable(() => this.database.runIfExists((database) => database.delete('journal', key))),
    );
  }

  /** Returns all records, oldest first. */
  async all(): Promise<JournalRecord[]> {
    return this.enqueue(async () => {
      const records = new Map<string, JournalRecord>();
      await this.ifAvailable(async () => {
        const stored = await this.database.runIfExists((database) => database.getAll('journal'));
        for (const record of stored ?? []) records.set(record.key, record);
      });
      for (const record of this.unloadBackup.all()) {
        const known = records.get(record.key);
        if (!known || known.at < record.at) records.set(record.key, record);
      }
      return [...records.values()].sort((a, b) => a.at - b.at);
    });
  }

  /** Deletes the unsaved work of all other accounts, so that it is never shown to this user or sent to this account. */
  async keepOnlyOf(userId: string): Promise<void> {
    const foreign = (await this.all()).filter((record) => record.userId !== '' && record.userId !== userId);
    await Promise.all(foreign.map(({ key }) => this.remove(key)));
  }

  /** Allows writes again. Call after sign-in. */
  open(): void {
    this.closed = false;
  }

  /** Rejects all further writes, including queued ones. */
  close(): void {
    this.closed = true;
  }

  async wipe(): Promise<void> {
    this.close();
    await this.enqueue(async () => {
      this.unloadBackup.forgetAll();
      try {
        await this.database.delete();
      } catch {
        // Another tab prevents the deletion of the database, so remove all records instead.
        await this.ifAvailable(() => this.database.runIfExists((database) => database.clear('journal')));
      }
    });
  }

  private enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.last.then(work);
    // Ignore the error here, so that the queue continues. The caller receives it through `result`.
    this.last = result.catch(() => undefined);
    return result;
  }

  /** Ignores an unavailable database, because there is then nothing to read or remove. */
  private async ifAvailable(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
    }
  }
}

export const journalStore = new JournalStore();
