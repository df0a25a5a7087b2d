import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { processTree } from '../../../../e2e/support/process-tree.js';
import { newDataDir, startProduct } from '../../../../e2e/support/product.js';
import { DATABASE, PRODUCT_ROLE } from '../../../../scripts/lib/postgres/roles.mjs';
import { commandOf } from '../../../../scripts/lib/process-info.mjs';

export interface Product {
  url: string;
  dataDir: string;
  pid: number;
  output(): string;
  pidOf(part: Part): number;
  databaseUrl(): string;
  /** Connects to the database with the product's role. */
  connect(): Promise<pg.Client>;
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

/** A process of the product, identified by a part of its command line. */
type Part = 'main.js' | 'worker.js' | '/bin/postgres -D';

/** Starts the product with `scripts/start.mjs`, as operators do. */
export async function startFaultyProduct(env: Record<string, string>, givenFolder?: string): Promise<Product> {
  const dataDir = givenFolder ?? newDataDir();
  const product = await startProduct({ dataDir, env: { NODE_ENV: 'test', TRUST_PROXY: '1', ...env } });
  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: databaseUrl(dataDir) });
    client.on('error', () => undefined); // Ignores a lost connection, because the next query reports it.
    await client.connect();
    return client;
  };
  return {
    url: product.url,
    dataDir,
    pid: product.pid,
    output: product.output,
    pidOf: (part) => {
      const found = processTree(product.pid).find((pid) => commandOf(pid).includes(part));
      if (found === undefined) throw new Error(`there is no process of ${part}:\n${product.output()}`);
      return found;
    },
    databaseUrl: () => databaseUrl(dataDir),
    connect,
    query: async <Row>(sql: string, parameters: unknown[] = []) => {
      const client = await connect();
      try {
        return (await client.query(sql, parameters)).rows as Row[];
      } finally {
        await client.end();
      }
    },
    stop: async () => {
      await product.end('SIGTERM');
      if (!givenFolder) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function databaseUrl(dataDir: string): string {
  const password = readFileSync(join(dataDir, 'database-password'), 'utf8').trim();
  // The fourth line of postmaster.pid is PostgreSQL's port.
  const port = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://${PRODUCT_ROLE}:${encodeURIComponent(password)}@127.0.0.1:${port}/${DATABASE}`;
}
