import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../core/env.js';

/** The configured secret, else one made at the first start and kept, so that a restart signs nobody out. */
export function sessionSecret(env: Env): string {
  if (env.sessionSecret) return env.sessionSecret;
  mkdirSync(env.dataDir, { recursive: true });
  const file = join(env.dataDir, 'session-secret');
  try {
    // Fails when the file is there, also when another process makes it at this moment.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
