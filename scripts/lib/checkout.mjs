import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** @param {string[]} parts */
export const inCheckout = (...parts) => join(ROOT, ...parts);

/**
 * @param {string} path
 * @returns {any}
 */
export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
