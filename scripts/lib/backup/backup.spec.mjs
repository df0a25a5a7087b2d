import { exec } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { vi } from 'vitest';
import { inCheckout } from '../checkout.mjs';
import { makeDataDir } from '../data-dir.mjs';
import { takeLock } from '../lock.mjs';
import { openDatabase } from '../postgres/database.mjs';
import { Shutdown } from '../shutdown.mjs';
import { runBackup, takeBackup } from './backup.mjs';
import { writeDescription } from './description.mjs';
import { restoreBackup, runRestore } from './restore.mjs';

/** @type {string} */
let folder;
/** @type {Shutdown} */
let shutdown;
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  chmodSync(folder, 0o755);
  shutdown = new Shutdown();
});
afterEach(async () => {
  await shutdown.close();
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const within = (/** @type {string} */ name) => join(folder, name);

/** @param {string} dataDir */
async function open(dataDir) {
  const url = await openDatabase(dataDir, shutdown);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  shutdown.onClose(() => client.end());
  return client;
}

/** Opens the database and locks the data folder as the running product does. */
async function running() {
  makeDataDir(within('data'));
  const lock = takeLock(within('data/start.lock'));
  if (lock.heldBy === undefined) shutdown.onClose(lock.release);
  const client = await open(within('data'));
  await client.query(
    'CREATE TABLE pairs (id serial PRIMARY KEY, half int NOT NULL, at timestamptz DEFAULT clock_timestamp())',
  );
  return client;
}

/**
 * Backs up the running product like `npm run backup`. A shell starts the command, as in real use, so that the command's
 * parent process does not hold the lock.
 */
const backUpRunning = () =>
  promisify(exec)(`"${process.execPath}" "${inCheckout('scripts', 'backup.mjs')}" "${within('backup')}"; exit $?`, {
    env: { ...process.env, ENV_FILE: '', DATABASE_URL: '', DATA_DIR: within('data') },
  });

const writePair = (/** @type {pg.Client} */ client, /** @type {number} */ id) =>
  client.query(`BEGIN; INSERT INTO pairs (half) VALUES (${id}); INSERT INTO pairs (half) VALUES (${id}); COMMIT`);

const idsIn = async (/** @type {pg.Client} */ client) =>
  (await client.query('SELECT half, count(*)::int AS halves FROM pairs GROUP BY half ORDER BY half')).rows;

/**
 * Time limit in milliseconds: the commands start several PostgreSQL servers, which takes a long time on a busy machine.
 */
const timeout = 180_000;

describe('npm run backup', { timeout }, () => {
  it('a copy made during writes contains every change confirmed before the backup, and no partial transactions', async () => {
    const client = await running();
    writeFileSync(within('data/session-secret'), 'secret', { mode: 0o600 });
    for (let id = 1; id <= 200; id += 1) await writePair(client, id);
    let isOver = false;
    const backup = backUpRunning().finally(() => (isOver = true));
    let acknowledged = 200;
    while (!isOver) await writePair(client, (acknowledged += 1));
    await backup;

    await restoreBackup({ backup: within('backup'), dataDir: within('restored') });
    expect(readFileSync(within('restored/session-secret'), 'utf8')).toBe('secret');
    const pairs = await idsIn(await open(within('restored')));
    expect(pairs.length).toBeGreaterThanOrEqual(200);
    expect(pairs.filter(({ halves }) => halves !== 2)).toEqual([]);
    expect(pairs.at(-1).half).toBe(pairs.length);
  });

  it('copies the database while the product is not running', async () => {
    const client = await running();
    await writePair(client, 1);
    await shutdown.close();
    shutdown = new Shutdown();
    await takeBackup(within('data'), within('backup'));
    expect(statSync(within('backup')).mode & 0o777).toBe(0o700);
    expect(readdirSync(within('backup'))).not.toContain('start.lock');
    await restoreBackup({ backup: within('backup'), dataDir: within('restored') });
    expect(await idsIn(await open(within('restored')))).toEqual([{ half: 1, halves: 2 }]);
  });

  it('rejects invalid arguments, and does not overwrite files', async () => {
    await expect(takeBackup(within('data'), within('backup'))).rejects.toThrow('There is no database in');
    await expect(runBackup([])).rejects.toThrow('Name the folder for the backup');
    vi.stubEnv('ENV_FILE', '');
    vi.stubEnv('DATABASE_URL', 'postgres://db/app');
    await expect(runBackup([within('backup')])).rejects.toThrow('DATABASE_URL is set');
    mkdirSync(within('data/postgres'), { recursive: true });
    await expect(takeBackup(within('data'), folder)).rejects.toThrow('exists');
    await expect(takeBackup(within('data'), within('data/backup'))).rejects.toThrow('cannot contain itself');
    expect(existsSync(`${folder}.unfinished`)).toBe(false);
  });
});

describe('npm run restore', { timeout }, () => {
  it('restores the archived write-ahead log up to a point in time, or to its end', async () => {
    vi.stubEnv('WAL_ARCHIVE_DIR', within('journal'));
    const client = await running();
    await writePair(client, 1);
    await backUpRunning();
    await writePair(client, 2);
    // JavaScript truncates PostgreSQL's microseconds to milliseconds. The pauses ensure that the truncated time is
    // still between the two commits.
    await client.query('SELECT pg_sleep(0.005)');
    const { rows } = await client.query('SELECT clock_timestamp() AS now');
    await client.query('SELECT pg_sleep(0.005)');
    await client.query('DELETE FROM pairs');
    await client.query('INSERT INTO pairs (half) VALUES (3), (3)');
    await shutdown.close();
    shutdown = new Shutdown();

    const until = /** @type {Date} */ (rows[0].now);
    await restoreBackup({ backup: within('backup'), dataDir: within('earlier'), until });
    expect(await idsIn(await open(within('earlier')))).toEqual([1, 2].map((half) => ({ half, halves: 2 })));
    await shutdown.close();
    shutdown = new Shutdown();

    // The restored database has archived WAL on a new timeline. The next restore must not follow that timeline.
    await restoreBackup({ backup: within('backup'), dataDir: within('latest') });
    expect(await idsIn(await open(within('latest')))).toEqual([{ half: 3, halves: 2 }]);
  });

  it('rejects invalid arguments, and does not overwrite files', async () => {
    vi.stubEnv('ENV_FILE', '');
    vi.stubEnv('DATABASE_URL', '');
    vi.stubEnv('DATA_DIR', folder);
    const backup = within('backup');
    await expect(runRestore([])).rejects.toThrow('Name the backup');
    await expect(runRestore([folder])).rejects.toThrow('is not a backup');
    mkdirSync(backup);
    writeDescription(join(backup, 'backup.json'), { postgres: '18', takenAt: '2026-11-26T12:00:00.000Z' });
    await expect(runRestore([backup])).rejects.toThrow('is not empty');
    await expect(runRestore([backup, '--until', '2026-11-26T12:00:00'])).rejects.toThrow('with its zone');
    await expect(runRestore([backup, '--until', '2026-11-25T12:00:00Z'])).rejects.toThrow('Use an earlier backup');
    await expect(runRestore([backup, '--until', '2026-11-27T12:00:00Z'])).rejects.toThrow('WAL_ARCHIVE_DIR');
  });
});
