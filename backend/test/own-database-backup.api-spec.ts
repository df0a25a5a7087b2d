import { readFileSync, renameSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { inCheckout } from '../../scripts/lib/checkout.mjs';
import { ownServer, type OwnServer } from '../../scripts/lib/postgres/own-server.mjs';
import { until } from './support/until.js';

/** Returns the lines of a named block of the documentation, so that the tests run the commands that operators read. */
function documented(name: string): string {
  const text = readFileSync(inCheckout('docs/backup.md'), 'utf8');
  const start = text.indexOf(`name=${name}\n`);
  if (start < 0) throw new Error(`docs/backup.md has no block ${name}`);
  const from = text.indexOf('\n', start) + 1;
  return text.slice(from, text.indexOf('```', from));
}

const RESUME = 'b2c4a1de-3a0e-4c55-8e5d-6f7a8b9c0d1e';

describe('the documented backup of a dedicated database', () => {
  let server: OwnServer;
  const clients: pg.Client[] = [];
  beforeEach(async () => {
    server = await ownServer();
    server.initialize();
  });
  afterEach(async () => {
    await closeClients();
    server.stop();
    server.remove();
  });

  const closeClients = () => Promise.all(clients.splice(0).map((client) => client.end()));

  const connect = async (database: string): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: server.urlOf(database) });
    await client.connect();
    clients.push(client);
    return client;
  };

  const givenProduct = async (): Promise<pg.Client> => {
    const admin = await connect('postgres');
    await admin.query('CREATE ROLE shortlist LOGIN');
    await admin.query('CREATE DATABASE shortlist OWNER shortlist');
    const env = { DATABASE_URL: server.urlOf('shortlist', 'shortlist'), DATA_DIR: server.folder, NODE_ENV: 'test' };
    await promisify(execFile)(process.execPath, [inCheckout('backend/dist/migrate.js')], {
      env: { PATH: process.env.PATH, ...env },
    });
    const database = await connect('shortlist');
    await database.query(
      `WITH person AS (INSERT INTO users (email, password_hash) VALUES ('ada@example.com', 'hash') RETURNING id)
       INSERT INTO resumes (id, owner_id, title, template_key, data) SELECT $1, id, 'Analyst', 'general', '{}' FROM person`,
      [RESUME],
    );
    return database;
  };

  const titlesIn = async (database: pg.Client): Promise<string[]> =>
    (await database.query<{ title: string }>('SELECT title FROM resumes')).rows.map(({ title }) => title);

  it('a dump restored into an empty database contains the data, and needs no migration', async () => {
    server.start();
    await givenProduct();
    server.run(documented('dump'), { DATABASE_URL: server.urlOf('shortlist', 'shortlist') });
    const admin = await connect('postgres');
    await admin.query('CREATE DATABASE empty OWNER shortlist');
    const url = server.urlOf('empty', 'shortlist');
    server.run(documented('restore-dump'), { EMPTY_DATABASE_URL: url });
    expect(await titlesIn(await connect('empty'))).toEqual(['Analyst']);
    const { stdout } = await promisify(execFile)(process.execPath, [inCheckout('backend/dist/migrate.js')], {
      env: { PATH: process.env.PATH, DATABASE_URL: url, DATA_DIR: server.folder, NODE_ENV: 'test' },
    });
    expect(stdout).toContain('the database is up to date');
  });

  it('a base backup and the archived write-ahead log restore the data as of a chosen time', async () => {
    const ARCHIVE = join(server.folder, 'archive');
    const BASE_BACKUP = join(server.folder, 'base');
    server.run(`mkdir "${ARCHIVE}"`);
    const settings = Object.fromEntries(
      documented('archive')
        .replaceAll('$ARCHIVE', ARCHIVE)
        .trim()
        .split('\n')
        .map((line): [string, string] => {
          const [name = '', value = ''] = line.split(' = ');
          return [name, value.replace(/^'|'$/g, '')];
        }),
    );
    server.start(settings);
    const database = await givenProduct();
    server.run(documented('base-backup'), { BASE_BACKUP, SUPERUSER_URL: server.urlOf('postgres') });
    await database.query(`UPDATE resumes SET title = 'After the base backup'`);
    await database.query('SELECT pg_sleep(0.005)');
    const { rows } = await database.query<{ now: string }>('SELECT clock_timestamp()::text AS now');
    await database.query('SELECT pg_sleep(0.005)');
    await database.query('DELETE FROM resumes');
    await closeClients();
    server.stop();

    server.run(documented('recover'), { BASE_BACKUP, ARCHIVE, UNTIL: rows[0]?.now ?? '' });
    renameSync(join(server.folder, 'data'), join(server.folder, 'old'));
    renameSync(BASE_BACKUP, join(server.folder, 'data'));
    server.start(settings);
    const restored = await connect('shortlist');
    expect(await titlesIn(restored)).toEqual(['After the base backup']);
    const isRecovering = async () =>
      (await restored.query<{ is: boolean }>('SELECT pg_is_in_recovery() AS "is"')).rows[0]?.is;
    await until('the server accepts writes', async () => !(await isRecovering()));
  });
});
