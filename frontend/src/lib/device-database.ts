import { deleteDB, openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';

/** Unsaved work of an account. Only the editor reads `work`. */
export interface JournalRecord {
  /** Identifies the editor instance: two tabs of one resume keep two records. */
  key: string;
  /** Owner's id; empty for records of versions without owners. */
  userId: string;
  resumeId: string;
  title: string;
  /** Time of the write in milliseconds; the latest copy wins. */
  at: number;
  work: unknown;
}

interface Tables extends DBSchema {
  journal: { key: string; value: JournalRecord };
}
type Database = IDBPDatabase<Tables>;

const NAME = 'shortlist';
const VERSION = 1;
/** Milliseconds to wait for opening, which a tab with an older release can block. */
const PATIENCE = 3_000;
/** Milliseconds before a failed database is tried again. */
const REST = 30_000;

/** Thrown when the browser cannot store data for this site. */
export class NoDatabase extends Error {
  override readonly name = 'NoDatabase';
}

/**
 * Opens the browser's database on first use. Connections may close at any time (Safari drops those of background pages,
 * other tabs may delete or upgrade the database); the next call reopens it.
 */
export class DeviceDatabase {
  private opening: Promise<Database> | undefined;
  private restsUntil = 0;

  /** @throws NoDatabase */
  async run<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
    try {
      return await this.tried(work);
    } catch (error) {
      if (error instanceof NoDatabase) throw error;
      this.forgetConnection();
    }
    try {
      return await this.tried(work);
    } catch (error) {
      if (error instanceof NoDatabase) throw error;
      this.forgetConnection();
      throw this.restsBecause('The database failed twice.', error);
    }
  }

  async delete(): Promise<void> {
    const open = this.opening;
    this.forgetConnection();
    // A failed connection needs no closing.
    const connection = await open?.catch(() => undefined);
    connection?.close();
    await inTime(deleteDB(NAME));
  }

  private async tried<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
    const database = await this.opened();
    return inTime(work(database));
  }

  private opened(): Promise<Database> {
    if (typeof indexedDB === 'undefined') return Promise.reject(new NoDatabase('There is no IndexedDB.'));
    if (Date.now() < this.restsUntil) return Promise.reject(new NoDatabase('The database did not work a moment ago.'));
    this.opening ??= this.open().catch((cause: unknown) => {
      this.forgetConnection();
      throw this.restsBecause('The database cannot be opened.', cause);
    });
    return this.opening;
  }

  /** Retrying on every save would delay each of them. */
  private restsBecause(message: string, cause: unknown): NoDatabase {
    this.restsUntil = Date.now() + REST;
    return new NoDatabase(message, { cause });
  }

  private open(): Promise<Database> {
    const opening = openDB<Tables>(NAME, VERSION, {
      upgrade: (database) => void database.createObjectStore('journal', { keyPath: 'key' }),
      // Another tab upgrades or deletes the database and must not be blocked.
      blocking: (_, __, event) => {
        (event.target as IDBDatabase).close();
        this.forgetConnection();
      },
      terminated: () => this.forgetConnection(),
    });
    return inTime(opening);
  }

  private forgetConnection(): void {
    this.opening = undefined;
  }
}

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The browser did not answer in time.')), PATIENCE);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
