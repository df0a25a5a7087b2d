import { deleteDB, openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';

/** A piece of work that the account does not have yet, as far as everything but its owner needs to know it. */
export interface JournalRecord {
  /** Of the editor that wrote it: two tabs of one résumé keep two records. */
  key: string;
  /** Whose it is; empty for what an older version of the product kept without a name. */
  userId: string;
  resumeId: string;
  title: string;
  /** When it was written, in milliseconds; of two copies the later one counts. */
  at: number;
  work: unknown;
}

interface Tables extends DBSchema {
  journal: { key: string; value: JournalRecord };
}
type Database = IDBPDatabase<Tables>;

const NAME = 'shortlist';
const VERSION = 1;
/** A tab with an older version of the product may keep the database from opening for as long as it likes. */
const PATIENCE = 3_000;
/** A database that did not work is left alone for a while. Milliseconds. */
const REST = 30_000;

/** The browser keeps nothing for this site, or not now. */
export class NoDatabase extends Error {
  override readonly name = 'NoDatabase';
}

/**
 * The browser's database, opened when it is first needed. A connection may end at any time (Safari drops those of
 * pages in the background, another tab may delete or upgrade the database); the next call opens a new one.
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
    // One that could not be opened need not be closed.
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

  /** Waiting for it again and again would delay every save. */
  private restsBecause(message: string, cause: unknown): NoDatabase {
    this.restsUntil = Date.now() + REST;
    return new NoDatabase(message, { cause });
  }

  private open(): Promise<Database> {
    const opening = openDB<Tables>(NAME, VERSION, {
      upgrade: (database) => void database.createObjectStore('journal', { keyPath: 'key' }),
      // Another tab upgrades or deletes the database: it must not wait for this one.
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
