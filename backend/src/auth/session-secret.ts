import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../core/env.js';

const SHORTEST = 32;

/** The configured secret, else one made at the first start and kept, so that a restart signs nobody out. */
export function sessionSecret(env: Env): string {
  if (env.sessionSecret) return env.sessionSecret;
  mkdirSync(env.dataDir, { recursive: true });
  const file = join(env.dataDir, 'session-secret');
  if (!existsSync(file)) make(file);
  const secret = readFileSync(file, 'utf8');
  if (secret.length < SHORTEST) throw new Error(`${file} holds no usable secret. Remove it and start again.`);
  return secret;
}

/** The secret to encrypt with first, then those that may have encrypted what is stored. */
export const sessionSecrets = (env: Env): string[] => [
  sessionSecret(env),
  ...(env.previousSessionSecret ? [env.previousSessionSecret] : []),
];

/** Appears whole or not at all, and only once when two processes make it at the same moment. */
function make(file: string): void {
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside);
  }
}
