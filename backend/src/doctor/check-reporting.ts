import type { Env } from '../core/env/env.js';
import { ok, reasonOf, warning, type Check, type Result } from './finding.js';

const readMore = 'docs/operations.md#traces-and-errors';
const TIMEOUT_MS = 4_000;

/** Only warns: if no collector responds, the product still works but drops its reports. */
export const reportingCheck = ({ traces, sentryDsn }: Env): Check => ({
  part: 'reporting',
  readMore,
  run: async (signal) => {
    const targets = [
      ...(traces
        ? [{ noun: 'collector of traces', setting: 'OTEL_EXPORTER_OTLP_ENDPOINT', url: traces.endpoint }]
        : []),
      ...(sentryDsn === undefined ? [] : [{ noun: 'error tracker', setting: 'SENTRY_DSN', url: sentryDsn }]),
    ];
    if (targets.length === 0) return [ok('Neither traces nor errors are sent to other servers.')];
    return Promise.all(targets.map((target) => reach(target, signal)));
  },
});

interface Target {
  noun: string;
  setting: string;
  url: string;
}

/** Checks that the server responds at all. Names only the host in messages, because a DSN contains a key. */
async function reach({ noun, setting, url }: Target, signal: AbortSignal): Promise<Result> {
  const { origin, hostname } = new URL(url);
  try {
    const response = await fetch(origin, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    return ok(`The ${noun} ${hostname} responds.`);
  } catch (error) {
    const reason = error instanceof DOMException ? 'no answer in time' : reasonOf(error);
    return warning({
      message: `The ${noun} ${hostname} cannot be reached (${reason}): what the product sends there is lost.`,
      advice: `Check ${setting}, and make sure that the server accepts connections from this machine.`,
      readMore,
    });
  }
}
