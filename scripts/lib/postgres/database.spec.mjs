import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import pg from 'pg';
import { Shutdown } from '../shutdown.mjs';
import { accountForNewCluster } from './account.mjs';
import { postgresBinaries } from './binaries.mjs';
import { openDatabase } from './database.mjs';
import { startServer } from './server.mjs';

const LOGIN_ROLES = `
  SELECT rolname, rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls
  FROM pg_roles WHERE rolcanlogin ORDER BY rolname`;
const NO_RIGHTS = {
  rolsuper: false,
  rolcreatedb: false,
  rolcreaterole: false,
  rolreplication: false,
  rolbypassrls: false,
};
const OBJECTS_OF_OTHERS = `
  SELECT c.oid::regclass::text FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname IN ('public', 'jobs') AND c.relowner <> 'shortlist'::regrole
  UNION ALL
  SELECT p.oid::regprocedure::text FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
  WHERE n.nspname IN ('public', 'jobs') AND p.proowner <> 'shortlist'::regrole
  UNION ALL
  SELECT t.oid::regtype::text FROM pg_type t JOIN pg_namespace n ON n.oid = t.typnamespace
  WHERE n.nspname IN ('public', 'jobs') AND t.typowner <> 'shortlist'::regrole`;

/** @type {string} */
let dataDir;
/** @type {Shutdown} */
let shutdown;

const newDataDir = () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  dataDir = mkdtempSync(join(tmpdir(), 'database-'));
  chmodSync(dataDir, 0o711);
  shutdown = new Shutdown();
};
const removeDataDir = async () => {
  await shutdown.close();
  rmSync(dataDir, { recursive: true });
  vi.restoreAllMocks();
};

/**
 * @param {string} url
 * @param {(client: pg.Client) => Promise<void>} work
 */
async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await work(client).finally(() => client.end());
}

/** @param {string} url */
async function expectOrdinaryRole(url) {
  await withClient(url, async (client) => {
    const roles = (await client.query(LOGIN_ROLES)).rows;
    expect(roles).toEqual([
      expect.objectContaining({ rolname: 'postgres', rolsuper: true }),
      { rolname: 'shortlist', ...NO_RIGHTS },
    ]);
    await expect(client.query("COPY (SELECT 1) TO PROGRAM 'true'")).rejects.toThrow('permission denied');
    await expect(client.query('SELECT rolpassword FROM pg_authid')).rejects.toThrow('permission denied');
    await client.query('CREATE TABLE new_table (id int)');
  });
}

describe('the embedded database', () => {
  /** @type {string} */
  let url;
  beforeAll(async () => {
    newDataDir();
    process.env.SESSION_SECRET = 'a secret of more than thirty-two characters';
    url = await openDatabase(dataDir, shutdown);
    delete process.env.SESSION_SECRET;
  });
  afterAll(removeDataDir);

  it("the product's role has no superuser rights and owns its database", async () => {
    await expectOrdinaryRole(url);
    expect(statSync(join(dataDir, 'superuser-password')).mode & 0o777).toBe(0o600);
  });

  it("PostgreSQL's environment contains none of the product's settings", () => {
    const pid = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0];
    const names = readFileSync(`/proc/${pid}/environ`, 'utf8')
      .split('\0')
      .flatMap((entry) => (entry ? [entry.split('=', 1)[0]] : []));
    expect(['PATH', 'TZ', 'LC_ALL']).toEqual(expect.arrayContaining(names));
  });

  it('startup fails with an error that names the password file if the superuser password is wrong', async () => {
    await shutdown.close();
    rmSync(join(dataDir, 'superuser-password'));
    shutdown = new Shutdown();
    await expect(openDatabase(dataDir, shutdown)).rejects.toThrow('superuser-password');
  });
});

describe('a data folder from an earlier version', () => {
  beforeAll(newDataDir);
  afterAll(removeDataDir);

  it("removes the superuser rights of the product's database role, but not the role's data or password", async () => {
    const password = 'the password of an earlier version';
    await makeEarlierDataFolder(password);
    const url = await openDatabase(dataDir, shutdown);
    expect(decodeURIComponent(new URL(url).password)).toBe(password);
    await withClient(url, async (client) => {
      expect((await client.query('SELECT * FROM people')).rows).toEqual([{ id: 1, mood: 'good' }]);
      expect((await client.query(OBJECTS_OF_OTHERS)).rows).toEqual([]);
      await client.query("ALTER TYPE mood ADD VALUE 'bad'");
      await client.query('DROP SCHEMA jobs CASCADE');
    });
    await expectOrdinaryRole(url);
  });
});

/**
 * Creates a data folder as earlier versions did, with initdb's superuser as the product's role.
 *
 * @param {string} password
 */
async function makeEarlierDataFolder(password) {
  const account = accountForNewCluster();
  const binaries = await postgresBinaries(account);
  const folder = join(dataDir, 'postgres');
  mkdirSync(folder, { mode: 0o700 });
  writeFileSync(join(dataDir, 'database-password'), password, { mode: 0o600 });
  const passwordFile = join(dataDir, 'initdb-password');
  writeFileSync(passwordFile, password);
  if (account) for (const path of [folder, passwordFile]) chownSync(path, account.uid, account.gid);
  const made = spawnSync(
    binaries.initdb,
    ['-D', folder, '-U', 'shortlist', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--no-sync'],
    { ...account, cwd: '/', encoding: 'utf8' },
  );
  expect(made.stderr).toBe('');
  const server = await startServer({ cluster: { folder, account, binaries }, password });
  const login = { user: 'shortlist', password };
  await withClient(server.urlOf('postgres', login), async (client) => {
    await client.query('CREATE DATABASE shortlist');
  });
  await withClient(server.urlOf('shortlist', login), async (client) => {
    await client.query(`
      CREATE SCHEMA jobs;
      CREATE TYPE mood AS ENUM ('good');
      CREATE DOMAIN jobs.amount AS int;
      CREATE TABLE people (id serial PRIMARY KEY, mood mood);
      CREATE TABLE jobs.waiting (id int GENERATED ALWAYS AS IDENTITY, amount jobs.amount);
      CREATE SEQUENCE jobs.numbers;
      CREATE VIEW jobs.moods AS SELECT mood FROM people;
      CREATE FUNCTION jobs.twice(int) RETURNS int LANGUAGE sql AS 'SELECT $1 * 2';
      INSERT INTO people (mood) VALUES ('good')`);
  });
  await server.stop();
}
