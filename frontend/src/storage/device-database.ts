import { deleteDB, openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';

/** Unsaved work of an account. Only the editor that wrote the record interprets `work`. */
export interface JournalRecord {
  /** Identifies the editor that wrote the record: two tabs with the same resume write two records. */
  key: string;
  /** Id of the owner; empty in records from releases that stored no owner. */
  userId: string;
  resumeId: string;
  title: string;
  /** Time of writing, in milliseconds since 1970. */
  at: number;
  work: unknown;
}

interface Tables extends DBSchema {
  journal: { key: string; value: JournalRecord };
}
type Database = IDBPDatabase<Tables>;

const NAME = 'shortlist';
const VERSION = 1;
/** Maximum milliseconds for each operation. A tab with an older release can block the opening of the database. */
const OPEN_TIMEOUT_MS = 3_000;
/** Milliseconds to wait after a failure before opening the database again. */
const RETRY_DELAY_MS = 30_000;

export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/**
 * Opens the browser's database on first use and after the connection was closed: Safari closes connections of
 * background pages, and other tabs may delete or upgrade the database.
 */
export class DeviceDatabase {
  private opening: Promise<Database> | undefined;
  private unavailableUntil = 0;

  /** @throws DatabaseUnavailable if the browser cannot store data for this site */
  async run<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
    try {
      return await this.tried(work);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      this.forgetConnection();
    }
    try {
      return await this.tried(work);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      this.forgetConnection();
      throw this.markUnavailable('The database failed twice.', error);
    }
  }

  async delete(): Promise<void> {
    const open = this.opening;
    this.forgetConnection();
    // Ignore a connection that failed to open: there is nothing to close.
    const connection = await open?.catch(() => undefined);
    connection?.close();
    await withTimeout(deleteDB(NAME));
  }

  private async tried<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
    const database = await this.opened();
    return withTimeout(work(database));
  }

  private opened(): Promise<Database> {
    if (typeof indexedDB === 'undefined') return Promise.reject(new DatabaseUnavailable('IndexedDB is missing.'));
    if (Date.now() < this.unavailableUntil)
      return Promise.reject(new DatabaseUnavailable('The database failed a moment ago.'));
    this.opening ??= this.open().catch((cause: unknown) => {
      this.forgetConnection();
      throw this.markUnavailable('The database cannot be opened.', cause);
    });
    return this.opening;
  }

  /** Remembers the failure for a while, because trying to open the database on every save would delay each save. */
  private markUnavailable(message: string, cause: unknown): DatabaseUnavailable {
    this.unavailableUntil = Date.now() + RETRY_DELAY_MS;
    return new DatabaseUnavailable(message, { cause });
  }

  private open(): Promise<Database> {
    const opening = openDB<Tables>(NAME, VERSION, {
      upgrade: (database) => void database.createObjectStore('journal', { keyPath: 'key' }),
      // Close the connection, so that another tab can upgrade or delete the database.
      blocking: (_, __, event) => {
        (event.target as IDBDatabase).close();
        this.forgetConnection();
      },
      terminated: () => this.forgetConnection(),
    });
    return withTimeout(opening);
  }

  private forgetConnection(): void {
    this.opening = undefined;
  }
}

function withTimeout<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database timed out.')), OPEN_TIMEOUT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
