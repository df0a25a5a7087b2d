import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import type { Env } from '../core/env/env.js';
import { ok, problem, reasonOf, warning, type Check, type Result } from './finding.js';

const readMore = 'docs/operations.md#troubleshooting';

export const portCheck = (host: string, port: number): Check => ({
  part: 'port',
  readMore,
  run: (signal) => checkPort(host, port, signal),
});

/** Only warns: if the port is in use, the process runs without metrics and probes. */
export const metricsPortCheck = (env: Env): Check => ({
  part: 'metrics',
  readMore: METRICS,
  run: async (signal) => {
    const ports = metricsPortsOf(env);
    if (ports.length === 0) return [ok('Neither METRICS_PORT nor WORKER_METRICS_PORT is set.')];
    const results = await Promise.all(ports.map((each) => checkMetricsPort(env.metricsHost, each, signal)));
    return [...sharedPorts(env), ...results];
  },
});

const METRICS = 'docs/monitoring.md#scrape-it';

interface MetricsPort {
  setting: string;
  port: number;
}

const metricsPortsOf = ({ metricsPort, workerMetricsPort }: Env): MetricsPort[] =>
  Object.entries({ METRICS_PORT: metricsPort, WORKER_METRICS_PORT: workerMetricsPort }).flatMap(([setting, port]) =>
    port === undefined ? [] : [{ setting, port }],
  );

function sharedPorts(env: Env): Result[] {
  const ports = [{ setting: 'PORT', port: env.port }, ...metricsPortsOf(env)].filter(({ port }) => port !== 0);
  return ports.flatMap(({ setting, port }, index) =>
    ports.slice(0, index).flatMap((other) =>
      other.port === port
        ? [
            warning({
              message: `${other.setting} and ${setting} are the same port, so one of the processes has no metrics.`,
              advice: `Choose another ${setting}.`,
              readMore: METRICS,
            }),
          ]
        : [],
    ),
  );
}

async function checkMetricsPort(host: string, { setting, port }: MetricsPort, signal: AbortSignal): Promise<Result> {
  const failure = await failureToListen(host, port);
  if (failure === undefined) return ok(`${host}:${port} (${setting}) is free.`);
  const isTaken = (failure as NodeJS.ErrnoException).code === 'EADDRINUSE';
  if (isTaken && (await isProduct(host, port, '/health/live', signal)))
    return ok(`The product serves metrics at ${host}:${port} (${setting}).`);
  return warning({
    message: isTaken
      ? `${host}:${port} is used by ${holderOf(port) ?? 'another program'}: the process would have no metrics.`
      : `No metrics can be served at ${host}:${port} (${reasonOf(failure)}).`,
    advice: isTaken
      ? `Stop the program that uses the port, or choose another ${setting}.`
      : `Set METRICS_HOST to an address of this machine, and ${setting} to 1024 or more.`,
    readMore: METRICS,
  });
}

async function checkPort(host: string, port: number, signal: AbortSignal): Promise<Result[]> {
  const failure = await failureToListen(host, port);
  if (failure === undefined) return [ok(`${host}:${port} is free.`)];
  const { code } = failure as NodeJS.ErrnoException;
  return [code === 'EADDRINUSE' ? await inUse(host, port, signal) : unusable(host, port, failure)];
}

async function failureToListen(host: string, port: number): Promise<unknown> {
  const server = createServer().listen({ host, port, exclusive: true });
  try {
    await once(server, 'listening');
    return undefined;
  } catch (error) {
    return error;
  } finally {
    server.close();
  }
}

async function inUse(host: string, port: number, signal: AbortSignal): Promise<Result> {
  if (await isProduct(host, port, '/api/health/live', signal)) return ok(`The product is running at ${host}:${port}.`);
  return problem({
    message: `${host}:${port} is used by ${holderOf(port) ?? 'another program'}, so the API cannot listen there.`,
    advice: 'Stop the program that uses the port, or choose another PORT.',
    readMore,
  });
}

const unusable = (host: string, port: number, error: unknown): Result =>
  problem({
    message: `The API cannot listen at ${host}:${port} (${reasonOf(error)}).`,
    advice:
      (error as NodeJS.ErrnoException).code === 'EACCES'
        ? 'Set PORT to 1024 or higher, and let the proxy listen on port 443.'
        : 'Set HOST to an IP address of this machine.',
    readMore,
  });

async function isProduct(host: string, port: number, path: string, signal: AbortSignal): Promise<boolean> {
  const local = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host;
  try {
    const answer = await fetch(`http://${local}:${port}${path}`, { signal });
    return answer.ok && ((await answer.json()) as { status?: string }).status === 'ok';
  } catch {
    return false;
  }
}

/** State of a listening socket in /proc/net/tcp: https://docs.kernel.org/networking/proc_net_tcp.html */
const LISTENING = '0A';

/** Returns the name of the program that uses a port; undefined if the system hides it. */
function holderOf(port: number): string | undefined {
  try {
    const inodes = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) =>
      readFileSync(table, 'utf8')
        .split('\n')
        .map((line) => line.trim().split(/ +/))
        .filter(([, local, , state]) => state === LISTENING && parseInt(local!.split(':')[1]!, 16) === port)
        .map((fields) => `socket:[${fields[9]}]`),
    );
    const pid = readdirSync('/proc').find((name) => /^\d+$/.test(name) && holdsOneOf(inodes, name));
    return pid && `${readFileSync(`/proc/${pid}/comm`, 'utf8').trim()} (process ${pid})`;
  } catch {
    return undefined;
  }
}

function holdsOneOf(inodes: string[], pid: string): boolean {
  const folder = `/proc/${pid}/fd`;
  return (unlessGone(() => readdirSync(folder)) ?? []).some((fd) =>
    inodes.includes(unlessGone(() => readlinkSync(`${folder}/${fd}`)) ?? ''),
  );
}

/** Returns undefined if `read` fails, for example because the process has ended or belongs to another user. */
function unlessGone<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
