import { DeviceDatabase, NoDatabase } from './device-database.js';
import type { JournalRecord } from './device-database.js';
import { UnloadBackup } from './unload-backup.js';

export type { JournalRecord } from './device-database.js';

/**
 * Where work waits that no server has yet: in IndexedDB, and where that cannot be (no database, or a page that is
 * about to be gone) in `localStorage`. Of two copies of a record the later one counts.
 */
export class JournalStore {
  private readonly database = new DeviceDatabase();
  private readonly unloadBackup = new UnloadBackup();
  /** Writes of one tab never overtake each other. */
  private last: Promise<unknown> = Promise.resolve();
  private closed = false;

  /** @returns false when the browser keeps nothing for this site */
  put(record: JournalRecord): Promise<boolean> {
    return this.inTurn(async () => {
      if (this.closed) return false;
      try {
        await this.database.run((database) => database.put('journal', record));
        this.unloadBackup.forget(record.key, record.at);
        return true;
      } catch (error) {
        if (error instanceof NoDatabase) return this.unloadBackup.keep(record);
        throw error;
      }
    });
  }

  /** Written when this returns: the page may be gone in a moment, and its database with it. */
  putNow(record: JournalRecord): boolean {
    return !this.closed && this.unloadBackup.keep(record);
  }

  remove(key: string): Promise<void> {
    this.unloadBackup.forget(key);
    return this.inTurn(() => this.quietly(() => this.database.run((database) => database.delete('journal', key))));
  }

  /** Everything that is kept, the oldest first. */
  async all(): Promise<JournalRecord[]> {
    return this.inTurn(async () => {
      const records = new Map<string, JournalRecord>();
      await this.quietly(async () => {
        for (const record of await this.database.run((database) => database.getAll('journal')))
          records.set(record.key, record);
      });
      for (const record of this.unloadBackup.all()) {
        const known = records.get(record.key);
        if (!known || known.at < record.at) records.set(record.key, record);
      }
      return [...records.values()].sort((a, b) => a.at - b.at);
    });
  }

  /** Removes the work of every account but one: it is neither shown nor sent to whoever signs in next. */
  async keepOnlyOf(userId: string): Promise<void> {
    const foreign = (await this.all()).filter((record) => record.userId !== '' && record.userId !== userId);
    await Promise.all(foreign.map(({ key }) => this.remove(key)));
  }

  /** Someone is signed in again: work may be kept. */
  open(): void {
    this.closed = false;
  }

  /** Nothing is written from now on, also not by what is still under way. */
  close(): void {
    this.closed = true;
  }

  /** Removes everything; the store is closed then. */
  async wipe(): Promise<void> {
    this.close();
    await this.inTurn(async () => {
      this.unloadBackup.forgetAll();
      try {
        await this.database.delete();
      } catch {
        // Another tab holds the database open and does not hear; at least it is empty then.
        await this.quietly(() => this.database.run((database) => database.clear('journal')));
      }
    });
  }

  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.last.then(work);
    // Whoever asked for the work hears of its failure; the next in turn begins all the same.
    this.last = result.catch(() => undefined);
    return result;
  }

  /** Where there is no database there is nothing to read or to remove. */
  private async quietly(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof NoDatabase)) throw error;
    }
  }
}

export const journalStore = new JournalStore();
