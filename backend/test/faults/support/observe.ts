import { appendFileSync } from 'node:fs';
import type { MailServer } from '../../support/smtp-server.js';
import type { StripeServer } from '../../support/stripe-server.js';
import { until } from '../../support/until.js';
import { differences } from './compare.js';
import { RECOVERY_MS } from './durations.js';
import type { Product } from './product.js';
import { send, type Attempt, type Kind } from './requests.js';
import { startTraffic } from './traffic.js';

export interface Surroundings {
  product: Product;
  stripe: StripeServer;
  mails: MailServer;
  /** Makes delayed jobs, such as the next attempt to send an email, due immediately. */
  timePasses: () => Promise<void>;
}

export interface Fault {
  name: string;
  /**
   * Causes the fault. Resolves when recovery may begin: immediately after a process is killed, or at the end of an
   * outage.
   *
   * @param hasFailed returns whether an action of the given kind has failed since the fault began
   */
  cause: (hasFailed: (kind: Kind) => boolean) => Promise<void>;
  /** True if emails that were promised before the fault, but not sent yet, may be lost. */
  losesQueuedEmails?: boolean;
}

export interface Observation {
  /** Failures that users saw, such as `save: 503 unavailable`, each listed once. */
  failures: Attempt[];
  differences: string[];
}

const KINDS: Kind[] = ['save', 'letter', 'download', 'sign-up', 'password email', 'checkout', 'webhook'];

/**
 * Causes a fault while users work, waits until every action succeeds again, and compares the confirmed writes with what
 * the product has stored.
 */
export async function observe(around: Surroundings, { name, cause, losesQueuedEmails }: Fault): Promise<Observation> {
  const { product, stripe } = around;
  const traffic = await startTraffic(product, stripe);
  let failures: Attempt[];
  let seconds: number;
  try {
    await until(
      'every action has succeeded',
      () => succeededSince(traffic.attempts, 0).length === KINDS.length,
      30_000,
    );
    const causedAt = performance.now();
    await cause((kind) =>
      distinctFailures(traffic.attempts.filter(({ endedAt }) => endedAt > causedAt)).some((each) => each.kind === kind),
    );
    const mayRecoverAt = performance.now();
    if (losesQueuedEmails) traffic.journal.promisedEmails.length = 0;
    const missing = () => {
      const working = succeededSince(traffic.attempts, mayRecoverAt).map(({ kind }) => kind);
      return KINDS.filter((kind) => !working.includes(kind));
    };
    await until('every action succeeds again', () => missing().length === 0, RECOVERY_MS).catch((error: Error) => {
      const last = traffic.attempts.slice(-8).map((each) => JSON.stringify(each));
      throw new Error(`${error.message}: ${missing().join(', ')}\n${last.join('\n')}\n${product.output()}`);
    });
    await until(
      'the product is ready',
      async () => {
        const { status, body } = await send(`${product.url}/api/health/ready`);
        return status === 200 && (body as { queue?: string }).queue === 'ok';
      },
      RECOVERY_MS,
    );
    failures = distinctFailures(traffic.attempts.filter(({ endedAt }) => endedAt > causedAt));
    const affected = new Set(failures.map(({ kind }) => kind));
    // Also include requests that began before the recovery, because a download can wait for the next worker instead of
    // failing.
    const firsts = succeededSince(traffic.attempts, mayRecoverAt).filter(
      ({ kind, startedAt }) => affected.has(kind) || startedAt < mayRecoverAt,
    );
    seconds = Math.max(0, ...firsts.map(({ endedAt }) => endedAt - mayRecoverAt)) / 1_000;
  } finally {
    await traffic.stop();
  }
  const found = await differences(traffic.journal, around);
  report(name, seconds, asSeen(failures), found);
  return { failures, differences: found };
}

/** A response that arrives up to this many milliseconds after recovery began may have been sent before the recovery. */
const ON_ITS_WAY_MS = 500;

function succeededSince(attempts: Attempt[], time: number): Attempt[] {
  const isLater = ({ startedAt, endedAt }: Attempt) => startedAt >= time || endedAt >= time + ON_ITS_WAY_MS;
  const later = attempts.filter((each) => isLater(each) && each.status >= 200 && each.status < 300);
  return KINDS.flatMap((kind) => later.find((each) => each.kind === kind) ?? []);
}

function distinctFailures(attempts: Attempt[]): Attempt[] {
  const failed = attempts.filter(({ status }) => status === 0 || status >= 400);
  return [...new Map(failed.map((each) => [`${each.kind} ${each.status} ${each.code}`, each])).values()];
}

/** Adds a row to the table that `npm run test:faults` prints. */
export function report(fault: string, seconds: number, seen: string[], found: string[]): void {
  const file = process.env.FAULTS_REPORT;
  if (file) appendFileSync(file, `${JSON.stringify({ fault, seconds, seen, differences: found })}\n`);
}

/** Summarizes failed requests as users see them, such as `save, download: 503 unavailable …`. */
function asSeen(failures: Attempt[]): string[] {
  const kinds = new Map<string, Kind[]>();
  for (const { kind, status, code, message, retryAfter } of failures) {
    const after = retryAfter ? ` (retry after ${retryAfter} s)` : '';
    const seen = status === 0 ? 'no response' : `${status} ${code}${after}: ${message}`;
    kinds.set(seen, [...(kinds.get(seen) ?? []), kind]);
  }
  return [...kinds].map(([seen, all]) => `${[...new Set(all)].join(', ')}: ${seen}`);
}
