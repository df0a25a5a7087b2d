// Must be the first import of a program, because libraries that were loaded earlier are not traced.
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { readEnv } from '../env/read-env.js';
import type * as Tracer from './tracer.js';

/** Milliseconds within which the last spans must be sent when the process stops. */
const FLUSH_MS = 2_000;

const require = createRequire(import.meta.url);

/** Loads OpenTelemetry if a collector is configured. Synchronous, because an `await` would let other imports run. */
function start(): () => Promise<void> {
  const { traces } = readEnv();
  if (!traces) return () => Promise.resolve();
  const { traceTo } = require('./tracer.js') as typeof Tracer;
  return traceTo(traces);
}

const shutDown = start();

/** Sends the spans that are still in memory. Waits for the collector for at most `FLUSH_MS`. */
export const stopTracing = (): Promise<unknown> =>
  Promise.race([shutDown(), sleep(FLUSH_MS, undefined, { ref: false })]);
