import { setTimeout as sleep } from 'node:timers/promises';

/** A finding never contains secrets, because operators paste findings into tickets. */
export interface Finding {
  /** The checked part of the installation, such as "database". */
  part: string;
  state: 'ok' | 'warning' | 'problem';
  message: string;
  /** Advice to the operator, only for warnings and problems. */
  advice?: string;
  /** Section of the documentation, such as `docs/operations.md#email`. */
  readMore?: string;
}

interface Advice {
  message: string;
  advice: string;
  readMore: string;
}

export type Result = Omit<Finding, 'part'>;

export const ok = (message: string): Result => ({ state: 'ok', message });
export const warning = (text: Advice): Result => ({ state: 'warning', ...text });
export const problem = (text: Advice): Result => ({ state: 'problem', ...text });

/** Time limit of each check in milliseconds: long enough for a slow network, short enough for a waiting operator. */
export const CHECK_MS = 5_000;

export interface Check {
  part: string;
  /** Section of the documentation to name in the finding if the check times out. */
  readMore: string;
  /** Must finish within `CHECK_MS`, and stop when the signal aborts. */
  run: (signal: AbortSignal) => Promise<Result[]> | Result[];
}

/** A check that throws or times out is reported as a problem. */
export async function runChecks(checks: Check[], limit = CHECK_MS): Promise<Finding[]> {
  const results = await Promise.all(checks.map((check) => runCheck(check, limit)));
  return results.flat();
}

async function runCheck({ part, readMore, run }: Check, limit: number): Promise<Finding[]> {
  const abort = new AbortController();
  const timeout = sleep(limit, undefined, { ref: false }).then(() => {
    abort.abort();
    return [
      problem({
        message: `The check did not finish within ${limit / 1_000} s.`,
        advice: 'Check the configured URL, and make sure that no firewall drops the connection.',
        readMore,
      }),
    ];
  });
  const work = (async () => run(abort.signal))().catch((error: unknown) => [
    problem({ message: `The check failed: ${reasonOf(error)}.`, advice: 'Check the related settings.', readMore }),
  ]);
  const results = await Promise.race([work, timeout]);
  return results.map((result) => ({ part, ...result }));
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens at that address',
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: 'the host name could not be looked up',
  ECONNRESET: 'the connection was closed',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  ETIMEDOUT: 'the connection timed out',
  ESOCKET: 'the connection failed',
  CERT_HAS_EXPIRED: 'the certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'the certificate is signed by an unknown authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the certificate is signed by an unknown authority',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another host name',
};

/** Describes an error by its code only, because error messages may quote settings. */
export function reasonOf(error: unknown): string {
  const codes = codesOf(error);
  const known = codes.find((code) => code in REASONS);
  return known ? REASONS[known]! : (codes[0] ?? 'an unexpected answer');
}

function codesOf(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return [];
  const { code, cause, errors = [] } = error as { code?: unknown; cause?: unknown; errors?: unknown[] };
  const own = typeof code === 'string' && /^[A-Z\d_]{2,50}$/.test(code) ? [code] : [];
  return [...own, ...codesOf(cause), ...errors.flatMap(codesOf)];
}
