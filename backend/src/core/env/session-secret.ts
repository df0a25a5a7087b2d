import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from './env.js';

const MIN_LENGTH = 32;

/**
 * Returns the configured secret. Without one, generates a secret on the first start and stores it, so that sessions
 * survive restarts.
 */
export function sessionSecret(env: Env): string {
  if (env.sessionSecret) return env.sessionSecret;
  mkdirSync(env.dataDir, { recursive: true });
  const file = join(env.dataDir, 'session-secret');
  if (!existsSync(file)) generate(file);
  const secret = readFileSync(file, 'utf8');
  if (secret.length < MIN_LENGTH)
    throw new Error(`${file} does not contain a usable secret. Remove the file and restart.`);
  return secret;
}

/** Returns the current secret, then the previous one, which keeps older cookies and encrypted texts valid. */
export const sessionSecrets = (env: Env): string[] => [
  sessionSecret(env),
  ...(env.previousSessionSecret ? [env.previousSessionSecret] : []),
];

/** Creates the file with the generated secret atomically: only one of two concurrent processes succeeds. */
function generate(file: string): void {
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(temporary, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(temporary);
  }
}
