import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inCheckout } from '../../../scripts/lib/checkout.mjs';

/**
 * Matches an exported function at the start of a line, such as "export async function listUsers" or "export const
 * lockRequest = (".
 */
const EXPORTED = /^export (?:(?:async )?function\*? |const (?=\w+ = (?:async )?(?:<[^>]*>)?\())(\w+)/gm;

const SOURCES = inCheckout('backend', 'src');

/** @param {string} path */
export const isQueriesFile = (path) => path.endsWith('.queries.ts');

/**
 * @param {string} path of a queries file
 * @param {string} name of a function
 * @returns {string} such as `users-console/users-console.queries.ts listUsers`
 */
export const queryOf = (path, name) => `${relative(SOURCES, path)} ${name}`;

/** @param {string} source TypeScript, or JavaScript that was compiled from it */
export const functionsIn = (source) => [...source.matchAll(EXPORTED)].map(([, name = '']) => name);

/** @returns {string[]} every exported function of the queries files */
export const allQueries = () =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter(isQueriesFile)
    .map((file) => join(SOURCES, file))
    .flatMap((path) => functionsIn(readFileSync(path, 'utf8')).map((name) => queryOf(path, name)))
    .sort();
