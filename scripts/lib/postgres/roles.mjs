// The roles of the embedded database: a superuser that only the supervisor uses, and the product's role, which owns its
// database and has no other rights. An injected statement therefore cannot access the server's files or programs.
import pg from 'pg';
import { errorCode, Problem } from '../problem.mjs';
import { SUPERUSER } from './cluster.mjs';

export const DATABASE = 'shortlist';
export const PRODUCT_ROLE = 'shortlist';

const ATTRIBUTES = 'LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS';
/** PostgreSQL's error code for a wrong password or a missing role. */
const REFUSED = '28P01';
/** Name of a temporary role that exists while an older data folder is converted, because no role can rename itself. */
const CONVERTER = 'shortlist_converter';

/**
 * @typedef {{ user: string, password: string }} Login
 * @typedef {(database: string, login: Login) => string} UrlOf
 */

/**
 * Creates the product's role and database if missing, and converts data folders of versions in which the product was
 * the superuser. Every step is idempotent, so the next start completes an interrupted one.
 *
 * @param {{ urlOf: UrlOf, superuserPassword: string, productPassword: string }} access
 */
export async function prepareRoles({ urlOf, superuserPassword, productPassword }) {
  const superuser = { user: SUPERUSER, password: superuserPassword };
  if (!(await opens(urlOf('postgres', superuser)))) {
    await convertSuperuser({ urlOf, superuserPassword, productPassword });
  }
  await withClient(urlOf('postgres', superuser), async (client) => {
    await client.query(`DROP ROLE IF EXISTS ${CONVERTER}`);
    await createProductRole(client, productPassword);
    await createDatabase(client);
  });
  await withClient(urlOf(DATABASE, superuser), ownEverything);
}

/**
 * Renames the product's old role and creates a new one, because initdb's superuser can never lose its rights.
 *
 * @param {{ urlOf: UrlOf, superuserPassword: string, productPassword: string }} access
 */
async function convertSuperuser({ urlOf, superuserPassword, productPassword }) {
  const product = { user: PRODUCT_ROLE, password: productPassword };
  if (!(await opens(urlOf('postgres', product)))) {
    throw new Problem('Neither of the database passwords in DATA_DIR works. Restore both from the same backup.');
  }
  await withClient(urlOf('postgres', product), async (client) => {
    const { rows } = await client.query('SELECT rolsuper FROM pg_roles WHERE rolname = current_user');
    if (!rows[0]?.rolsuper) {
      throw new Problem('The password in DATA_DIR/superuser-password does not work. Restore the file from a backup.');
    }
    await client.query(`DROP ROLE IF EXISTS ${CONVERTER}`);
    await client.query(`CREATE ROLE ${CONVERTER} SUPERUSER LOGIN PASSWORD ${client.escapeLiteral(superuserPassword)}`);
  });
  await withClient(urlOf('postgres', { user: CONVERTER, password: superuserPassword }), async (client) => {
    await inTransaction(client, async () => {
      await client.query(`ALTER ROLE ${PRODUCT_ROLE} RENAME TO ${SUPERUSER}`);
      await client.query(`ALTER ROLE ${SUPERUSER} PASSWORD ${client.escapeLiteral(superuserPassword)}`);
      await createProductRole(client, productPassword);
    });
  });
}

/**
 * @param {pg.Client} client
 * @param {string} password
 */
async function createProductRole(client, password) {
  const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [PRODUCT_ROLE]);
  if (rowCount) return;
  await client.query(`CREATE ROLE ${PRODUCT_ROLE} ${ATTRIBUTES} PASSWORD ${client.escapeLiteral(password)}`);
}

/** @param {pg.Client} client */
async function createDatabase(client) {
  const { rows } = await client.query('SELECT pg_get_userbyid(datdba) AS owner FROM pg_database WHERE datname = $1', [
    DATABASE,
  ]);
  if (rows.length === 0) await client.query(`CREATE DATABASE ${DATABASE} OWNER ${PRODUCT_ROLE}`);
  else if (rows[0].owner !== PRODUCT_ROLE) await client.query(`ALTER DATABASE ${DATABASE} OWNER TO ${PRODUCT_ROLE}`);
}

/**
 * Statements that transfer the superuser's objects in this database to the product's role. `REASSIGN OWNED` rejects
 * initdb's superuser, because it also owns the system's objects. The schema `public` belongs to the owner of the
 * database.
 */
const FOREIGN_OBJECTS = `
  WITH own_schemas AS (
    SELECT oid, nspname, nspowner FROM pg_namespace
    WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'
  )
  SELECT format('ALTER SCHEMA %I OWNER TO ${PRODUCT_ROLE}', nspname) AS statement
  FROM own_schemas WHERE nspname <> 'public' AND nspowner <> '${PRODUCT_ROLE}'::regrole
  UNION ALL
  SELECT format('ALTER TABLE %s OWNER TO ${PRODUCT_ROLE}', c.oid::regclass)
  FROM pg_class c JOIN own_schemas s ON s.oid = c.relnamespace
  WHERE c.relowner <> '${PRODUCT_ROLE}'::regrole AND c.relkind IN ('r', 'p', 'v', 'm', 'f', 'S')
    -- A sequence that belongs to a column follows its table.
    AND NOT EXISTS (
      SELECT 1 FROM pg_depend d
      WHERE c.relkind = 'S' AND d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype IN ('a', 'i')
    )
  UNION ALL
  SELECT format('ALTER ROUTINE %s OWNER TO ${PRODUCT_ROLE}', p.oid::regprocedure)
  FROM pg_proc p JOIN own_schemas s ON s.oid = p.pronamespace
  WHERE p.proowner <> '${PRODUCT_ROLE}'::regrole
  UNION ALL
  SELECT format('ALTER TYPE %s OWNER TO ${PRODUCT_ROLE}', t.oid::regtype)
  FROM pg_type t JOIN own_schemas s ON s.oid = t.typnamespace
  WHERE t.typowner <> '${PRODUCT_ROLE}'::regrole AND t.typtype IN ('e', 'd', 'r')`;

/** @param {pg.Client} client */
async function ownEverything(client) {
  await inTransaction(client, async () => {
    /** @type {{ rows: { statement: string }[] }} */
    const { rows } = await client.query(FOREIGN_OBJECTS);
    for (const { statement } of rows) await client.query(statement);
  });
}

/** @param {string} url */
async function opens(url) {
  try {
    await withClient(url, async () => {});
    return true;
  } catch (error) {
    if (errorCode(error) === REFUSED) return false;
    throw error;
  }
}

/**
 * @param {string} url
 * @param {(client: pg.Client) => Promise<void>} work
 */
async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end();
  }
}

/**
 * @param {pg.Client} client
 * @param {() => Promise<void>} work
 */
async function inTransaction(client, work) {
  await client.query('BEGIN');
  try {
    await work();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
