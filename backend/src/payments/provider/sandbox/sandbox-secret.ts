import { createHmac } from 'node:crypto';
import { sessionSecret } from '../../../auth/session-secret.js';
import type { Env } from '../../../core/env.js';

/** Signs the sandbox's events: made from the secret that is there anyway, so that both processes know it. */
export const sandboxSecret = (env: Env): string =>
  createHmac('sha256', sessionSecret(env)).update('events of the payment sandbox').digest('base64url');
