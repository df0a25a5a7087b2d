import pg from 'pg';
import type { Env } from '../core/env/env.js';
import { queuePoolSize } from '../core/queues/queue-connection.js';
import { databaseOptions } from '../database/data-source.js';
import { ok, problem, reasonOf, warning, type Check, type Result } from './finding.js';

const readMore = 'docs/operations.md#more-than-one-machine';
/** Major version of the embedded PostgreSQL, on which the tests run. */
const TESTED_VERSION = 18;
/** Oldest major version that supports all of the product's SQL. */
const OLDEST_VERSION = 15;
const CLOCK_SECONDS = 5;
/**
 * Number of processes: the API and the worker. Each has a connection pool for queries and, without Redis, another one
 * for queues.
 */
const PROCESSES = 2;

/** @param isEmbedded whether the database is the embedded one, which runs only while the product runs */
export const databaseCheck = (env: Env, isEmbedded: boolean, isRunning: boolean): Check => ({
  part: 'database',
  readMore,
  run: () =>
    isEmbedded && !isRunning
      ? [ok('The embedded PostgreSQL runs only while the product runs. Start the product to check the database.')]
      : checkDatabase(env),
});

interface Facts {
  version: number;
  encoding: string;
  locale: string;
  seconds: number;
  maxConnections: number;
  mayCreate: boolean;
  /** Whether the database has the extension `pg_trgm`, which searches in the console need. */
  hasTrigrams: boolean;
  offersTrigrams: boolean;
  migrations: string | null;
  queues: string | null;
}

async function checkDatabase(env: Env): Promise<Result[]> {
  const client = new pg.Client({ connectionString: env.databaseUrl, connectionTimeoutMillis: 4_000 });
  // Without a listener, a connection that breaks later would end this process.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    return [unreachable(error)];
  }
  try {
    const asked = Date.now();
    const { rows } = await client.query<Facts>(
      `SELECT current_setting('server_version_num')::int / 10000 AS version,
              current_setting('server_encoding') AS encoding,
              (SELECT datcollate FROM pg_database WHERE datname = current_database()) AS locale,
              extract(epoch FROM clock_timestamp())::float AS seconds,
              current_setting('max_connections')::int AS "maxConnections",
              has_database_privilege(current_database(), 'CREATE') AS "mayCreate",
              EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') AS "hasTrigrams",
              EXISTS (SELECT FROM pg_available_extensions WHERE name = 'pg_trgm') AS "offersTrigrams",
              to_regclass('migrations')::text AS migrations,
              to_regclass('bullmq.job')::text AS queues`,
    );
    const facts = rows[0]!;
    const lag = facts.seconds - (asked + Date.now()) / 2_000;
    return [
      ...[version(facts), encoding(facts), clock(lag), connections(facts, env)],
      ...rights(facts),
      await migrations(client, facts, env),
      ...(await archiving(client)),
    ];
  } finally {
    await client.end();
  }
}

/** PostgreSQL error codes for refused connections: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const REFUSALS: Readonly<Record<string, string>> = {
  '28P01': 'The database rejects the user name or password of DATABASE_URL.',
  '28000': 'The database does not accept this user from this machine.',
  '3D000': 'The database named in DATABASE_URL does not exist.',
  '53300': 'The database has no free connection.',
  '57P03': 'The database is starting.',
};

function unreachable(error: unknown): Result {
  const refusal = REFUSALS[String((error as { code?: unknown }).code)];
  return problem({
    message: refusal ?? `The database cannot be reached (${reasonOf(error)}).`,
    advice: refusal
      ? 'Fix the value of DATABASE_URL or the server’s settings.'
      : 'Check DATABASE_URL, and make sure that the database server is running.',
    readMore,
  });
}

function version({ version: found }: Facts): Result {
  if (found === TESTED_VERSION) return ok(`PostgreSQL ${found}.`);
  const advice = `Use PostgreSQL ${TESTED_VERSION}, on which the product is tested.`;
  const read = { advice, readMore: 'docs/decisions/embedded-postgresql.md' };
  if (found < OLDEST_VERSION) return problem({ message: `PostgreSQL ${found} is too old.`, ...read });
  return warning({ message: `PostgreSQL ${found} is not the version that the tests use.`, ...read });
}

function encoding({ encoding: found, locale }: Facts): Result {
  if (found === 'UTF8') return ok(`Encoding UTF8, locale ${locale}.`);
  return problem({
    message: `The database’s encoding is ${found}: names in other scripts cannot be stored.`,
    advice: "Create the database with ENCODING 'UTF8' TEMPLATE template0.",
    readMore,
  });
}

function clock(lag: number): Result {
  const seconds = Math.abs(lag).toFixed(1);
  if (Math.abs(lag) <= CLOCK_SECONDS) return ok(`The database’s clock differs by ${seconds} s.`);
  return warning({
    message: `The database’s clock is ${seconds} s ${lag > 0 ? 'ahead' : 'behind'}: links and sessions expire at other times than shown.`,
    advice: 'Synchronize the clocks of all machines with NTP.',
    readMore: 'docs/operations.md#doctor',
  });
}

function connections({ maxConnections }: Facts, { databasePool, redisUrl }: Env): Result {
  const needed = PROCESSES * (databasePool + (redisUrl ? 0 : queuePoolSize({ databasePool })));
  if (needed < maxConnections)
    return ok(`The server allows ${maxConnections} connections; one API and one worker use up to ${needed}.`);
  return warning({
    message: `One API and one worker may open ${needed} connections, but the server allows ${maxConnections}.`,
    advice: 'Lower DATABASE_POOL, or raise max_connections.',
    readMore,
  });
}

/** Checks that PostgreSQL archives its write-ahead log: otherwise, the log would grow until the disk is full. */
async function archiving(client: pg.Client): Promise<Result[]> {
  const { rows } = await client.query<{ works: boolean; failures: number }>(
    `SELECT coalesce(last_archived_time > last_failed_time, last_failed_time IS NULL) AS works,
            failed_count::int AS failures
     FROM pg_stat_archiver WHERE current_setting('archive_mode') <> 'off'`,
  );
  return rows.map(({ works, failures }) =>
    works
      ? ok('PostgreSQL archives its journal (WAL).')
      : problem({
          message: `Archiving the journal (WAL) failed ${failures} times: the journal grows until the disk is full.`,
          advice: 'Check the folder of WAL_ARCHIVE_DIR and its disk, or the server’s archive_command and log.',
          readMore: 'docs/backup.md',
        }),
  );
}

function rights({ mayCreate, queues, hasTrigrams, offersTrigrams }: Facts): Result[] {
  const found: Result[] = [];
  if (!hasTrigrams && !(mayCreate && offersTrigrams)) {
    found.push(
      problem({
        message: 'The console’s searches need the extension `pg_trgm`, which is missing and cannot be created.',
        advice: offersTrigrams
          ? 'Ask an administrator to run `CREATE EXTENSION pg_trgm` in this database.'
          : 'Install PostgreSQL’s contrib modules (postgresql-contrib) on the database server.',
        readMore,
      }),
    );
  }
  if (mayCreate || queues !== null) return found;
  return [
    ...found,
    problem({
      message: 'The user of DATABASE_URL is not allowed to create schemas, but the migration needs one for the queues.',
      advice: 'Make the user of DATABASE_URL the owner of the database.',
      readMore,
    }),
  ];
}

async function migrations(client: pg.Client, facts: Facts, env: Env): Promise<Result> {
  const known = (databaseOptions(env).migrations as { name: string }[]).map(({ name }) => name);
  const rows =
    facts.migrations === null ? [] : (await client.query<{ name: string }>('SELECT name FROM migrations')).rows;
  const applied = rows.map(({ name }) => name);
  const pending = known.filter((name) => !applied.includes(name)).length;
  const unknown = applied.filter((name) => !known.includes(name)).length;
  if (unknown > 0)
    return problem({
      message: `A newer version of the product has changed the tables (${unknown} unknown migrations).`,
      advice: 'Start the newer version, or restore a backup from before the update.',
      readMore: 'docs/operations.md#update',
    });
  const queues = env.redisUrl === undefined && facts.queues === null;
  if (pending === 0 && !queues) return ok('All migrations are applied.');
  return warning({
    message:
      pending > 0 ? `${pending} of ${known.length} migrations are pending.` : 'The tables of the queues are missing.',
    advice: 'npm start applies them. If you start the processes yourself, run node backend/dist/migrate.js first.',
    readMore: 'docs/operations.md#update',
  });
}
