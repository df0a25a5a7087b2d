import pg from 'pg';
import { EXCEPTIONS } from './exceptions.js';
import type { SentStatement } from './sent-statements.js';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Total Cost': number;
  Plans?: Plan[];
}

/**
 * Minimum number of rows of a table that counts as large. For a partitioned table, only the rows of the scanned
 * partitions count.
 */
const LARGE = 100_000;
/** Maximum planner cost of a scan that stops early, as with LIMIT. Reading a million rows costs at least 10,000. */
const STOPS_EARLY = 2_500;
/**
 * Planner cost above which a statement reads too much even if it uses an index, for example by reading the whole index.
 */
const TOO_MUCH = 50_000;

/** Runs EXPLAIN for statements on large tables. @returns one line for each statement that scans an entire table */
export async function findScans(url: string, statements: readonly SentStatement[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const relations = await readRelations(client);
    const found: string[] = [];
    for (const statement of statements) {
      if (allows(statement, 'scan')) continue;
      const plan = await planOf(client, statement);
      const cost = plan['Total Cost'];
      const tables = largeTables(scannedIn(plan), relations);
      if (tables.length > 0 && cost > STOPS_EARLY) {
        found.push(`${statement.sender} scans ${tables.join(', ')} (cost ${cost}): ${shortened(statement)}`);
      } else if (cost > TOO_MUCH && !allows(statement, 'cost')) {
        found.push(`${statement.sender} reads too much (cost ${cost}): ${shortened(statement)}`);
      }
    }
    return found;
  } finally {
    await client.end();
  }
}

interface Relation {
  /** Name of the table; for a partition, name of the partitioned table. */
  table: string;
  rows: number;
}

async function readRelations(client: pg.Client): Promise<Map<string, Relation>> {
  const { rows } = await client.query<Relation & { name: string }>(
    `SELECT c.relname AS name, coalesce(i.inhparent::regclass::text, c.relname) AS table, c.reltuples AS rows
     FROM pg_class c LEFT JOIN pg_inherits i ON i.inhrelid = c.oid WHERE c.relkind = 'r' AND c.reltuples > 0`,
  );
  if (!rows.some((relation) => relation.rows >= LARGE)) throw new Error('The large tables are empty');
  return new Map(rows.map((relation) => [relation.name, relation]));
}

function largeTables(scanned: readonly string[], relations: ReadonlyMap<string, Relation>): string[] {
  const sums = new Map<string, number>();
  for (const name of new Set(scanned)) {
    const { table, rows } = relations.get(name) ?? { table: name, rows: 0 };
    sums.set(table, (sums.get(table) ?? 0) + rows);
  }
  return [...sums].filter(([, rows]) => rows >= LARGE).map(([table]) => table);
}

const allows = ({ sender, sql }: SentStatement, what: 'scan' | 'cost'): boolean =>
  EXCEPTIONS.some(
    (exception) => exception.allows === what && exception.sender === sender && (exception.sql?.test(sql) ?? true),
  );

async function planOf(client: pg.Client, { sql, parameters, sender }: SentStatement): Promise<Plan> {
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`EXPLAIN (FORMAT JSON) ${sql}`, parameters);
    return rows[0]!['QUERY PLAN'][0].Plan;
  } catch (error) {
    throw new Error(`The statement of ${sender} cannot be explained`, { cause: error });
  }
}

const scannedIn = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(scannedIn),
];

const shortened = ({ sql }: SentStatement): string => sql.replaceAll(/\s+/g, ' ').slice(0, 300);
