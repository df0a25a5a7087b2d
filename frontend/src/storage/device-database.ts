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
/**
 * Timeout of each database operation in milliseconds. A tab that runs an older release can block opening the database.
 */
const OPERATION_TIMEOUT_MS = 3_000;
/** Milliseconds to wait after a failure before opening the database again. */
const RETRY_DELAY_MS = 30_000;

export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

class NoDatabase extends Error {
  override readonly name = 'NoDatabase';
}

/**
 * Opens the browser's database on first use, and again after the connection was closed: Safari closes connections of
 * background pages, and other tabs may delete or upgrade the database.
 */
export class DeviceDatabase {
  private opening: Promise<Database> | undefined;
  private unavailableUntil = 0;

  /**
   * Creates the database if it does not exist.
   *
   * @throws DatabaseUnavailable if the browser cannot store data for this site
   */
  run<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
    return this.retried(() => this.tried(work, true));
  }

  /**
   * Returns undefined if the database does not exist. Use it for every operation except writing, so that a page that is
   * still reading cannot create the database again after a sign-out deleted it.
   *
   * @throws DatabaseUnavailable if the browser cannot store data for this site
   */
  async runIfExists<Result>(work: (database: Database) => Promise<Result>): Promise<Result | undefined> {
    try {
      return await this.retried(() => this.tried(work, false));
    } catch (error) {
      if (error instanceof NoDatabase) return undefined;
      throw error;
    }
  }

  private async retried<Result>(tried: () => Promise<Result>): Promise<Result> {
    try {
      return await tried();
    } catch (error) {
      if (error instanceof DatabaseUnavailable || error instanceof NoDatabase) throw error;
      this.forgetConnection();
    }
    try {
      return await tried();
    } catch (error) {
      if (error instanceof DatabaseUnavailable || error instanceof NoDatabase) throw error;
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

  private async tried<Result>(work: (database: Database) => Promise<Result>, creates: boolean): Promise<Result> {
    const database = await this.opened(creates);
    return withTimeout(work(database));
  }

  private opened(creates: boolean): Promise<Database> {
    if (typeof indexedDB === 'undefined') return Promise.reject(new DatabaseUnavailable('IndexedDB is missing.'));
    if (Date.now() < this.unavailableUntil)
      return Promise.reject(new DatabaseUnavailable('The database failed a moment ago.'));
    this.opening ??= this.open(creates).catch((cause: unknown) => {
      this.forgetConnection();
      if (cause instanceof NoDatabase) throw cause;
      throw this.markUnavailable('The database cannot be opened.', cause);
    });
    return this.opening;
  }

  /** Remembers the failure for a while, because trying to open the database on every save would delay each save. */
  private markUnavailable(message: string, cause: unknown): DatabaseUnavailable {
    this.unavailableUntil = Date.now() + RETRY_DELAY_MS;
    return new DatabaseUnavailable(message, { cause });
  }

  private open(creates: boolean): Promise<Database> {
    let isMissing = false;
    const opening = openDB<Tables>(NAME, VERSION, {
      upgrade: (database, _oldVersion, _newVersion, transaction) => {
        if (creates) database.createObjectStore('journal', { keyPath: 'key' });
        else {
          isMissing = true;
          // Abort, so that no empty database is created. Aborting rejects `done`, which is not a failure here.
          transaction.done.catch(() => undefined);
          transaction.abort();
        }
      },
      // Close the connection, so that another tab can upgrade or delete the database.
      blocking: (_, __, event) => {
        (event.target as IDBDatabase).close();
        this.forgetConnection();
      },
      terminated: () => this.forgetConnection(),
    });
    return withTimeout(opening).catch((error: unknown) => {
      throw isMissing ? new NoDatabase() : error;
    });
  }

  private forgetConnection(): void {
    this.opening = undefined;
  }
}

function withTimeout<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database timed out.')), OPERATION_TIMEOUT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
