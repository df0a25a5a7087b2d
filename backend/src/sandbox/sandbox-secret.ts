import { createHmac } from 'node:crypto';
import { sessionSecret } from '../auth/session-secret.js';
import type { Env } from '../core/env.js';
import { SANDBOX_KEY } from '../core/stripe-settings.js';

/** Both are derived from the session secret, so that all processes know them. */
const derived = (env: Env, purpose: string): string =>
  createHmac('sha256', sessionSecret(env)).update(purpose).digest('base64url');

/** Signs the sandbox's events. */
export const sandboxSecret = (env: Env): string => derived(env, 'events of the payment sandbox');

/** Opens the sandbox's API. */
export const sandboxKey = (env: Env): string => SANDBOX_KEY + derived(env, 'API of the payment sandbox');
