import { createHmac } from 'node:crypto';
import { sessionSecret } from '../core/env/session-secret.js';
import type { Env } from '../core/env/env.js';
import { SANDBOX_KEY } from '../core/env/stripe-settings.js';

/** Derives a secret from the session secret, so that all processes have the same secret. */
const derived = (env: Env, purpose: string): string =>
  createHmac('sha256', sessionSecret(env)).update(purpose).digest('base64url');

export const sandboxSecret = (env: Env): string => derived(env, 'events of the payment sandbox');

export const sandboxKey = (env: Env): string => SANDBOX_KEY + derived(env, 'API of the payment sandbox');
