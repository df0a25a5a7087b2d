// The settings that the start script reads from the environment. The product's processes read all other settings.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { inCheckout, ROOT } from './checkout.mjs';
import { Problem } from './problem.mjs';

/** Loads the file named by ENV_FILE (default: .env; empty: none). Variables that are already set take precedence. */
function loadEnvFile() {
  const named = process.env.ENV_FILE;
  if (named === '') return;
  const path = named ? resolve(named) : inCheckout('.env');
  if (existsSync(path)) process.loadEnvFile(path);
  else if (named) throw new Problem(`ENV_FILE is ${path}, which does not exist.`);
}

/** @typedef {{ host: string, port: number, dataDir: string, databaseUrl: string | undefined }} Settings */

/** @returns {Settings} */
export function readSettings() {
  loadEnvFile();
  const { PORT, HOST, DATA_DIR, DATABASE_URL } = process.env;
  const port = Number(PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Problem(`PORT must be between 1 and 65535, not \`${PORT}\`.`);
  return {
    host: HOST || '127.0.0.1',
    port,
    dataDir: resolve(ROOT, DATA_DIR || '.data'),
    databaseUrl: DATABASE_URL || undefined,
  };
}

/** @param {Settings} settings */
export const addressOf = ({ host, port }) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/**
 * Returns the URL for local requests. Some systems cannot connect to the wildcard host 0.0.0.0 or ::.
 *
 * @param {Settings} settings
 */
export const localAddressOf = ({ host, ...settings }) =>
  addressOf({ ...settings, host: host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host });
