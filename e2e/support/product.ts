import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inCheckout } from '../../scripts/lib/checkout.mjs';
import { freePort } from '../../scripts/lib/free-port.mjs';

const START_MS = 120_000;
const STOP_MS = 60_000;

export interface Product {
  url: string;
  pid: number;
  output: () => string;
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** Creates a data folder that PostgreSQL's operating-system account can access. */
export function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-e2e-'));
  chmodSync(folder, 0o755);
  return folder;
}

export interface StartOptions {
  dataDir: string;
  port?: number;
  env?: NodeJS.ProcessEnv;
  script?: 'start.mjs' | 'dev.mjs';
}

/** Starts the product like `npm start`, and resolves when it reports that it is ready. */
export async function startProduct(options: StartOptions): Promise<Product> {
  const product = await launch(options);
  const { output, exited, url } = product;
  const deadline = Date.now() + START_MS;
  while (!output().includes(`ready ${url}\n`)) {
    if (await isOver(exited)) throw new Error(`the product ended before it was ready:\n${output()}`);
    if (Date.now() > deadline) throw new Error(`the product is not ready after ${START_MS} ms:\n${output()}`);
    await sleep(50);
  }
  return product;
}

export async function failToStart(options: StartOptions): Promise<{ exitCode: number | null; output: string }> {
  const { exited, output } = await launch(options);
  return { exitCode: await exited, output: output() };
}

async function launch({
  dataDir,
  port,
  env,
  script = 'start.mjs',
}: StartOptions): Promise<Product & { exited: Promise<number | null> }> {
  const chosenPort = port ?? (await freePort());
  const child = spawn(process.execPath, [inCheckout('scripts', script)], {
    cwd: inCheckout(),
    env: { ...cleanEnvironment(), DATA_DIR: dataDir, PORT: String(chosenPort), ...env },
    // If the test run is killed, the IPC channel closes and the product stops.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  if (child.pid === undefined) throw new Error('the product could not be started');
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  }
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    const exitCode = await exited;
    clearTimeout(timer);
    return exitCode;
  };
  return { url: `http://127.0.0.1:${chosenPort}`, pid: child.pid, output: () => printed, exited, end };
}

/**
 * Removes the product's settings from the environment. Otherwise, the product would use the database configured in the
 * shell that runs the tests.
 */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'NODE_EXTRA_CA_CERTS'];
  const env = Object.fromEntries(kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
  return { ...env, ENV_FILE: '', LOG_LEVEL: 'warn' };
}

async function isOver(exited: Promise<unknown>): Promise<boolean> {
  const notYet = Symbol('not yet');
  return (await Promise.race([exited, Promise.resolve(notYet)])) !== notYet;
}
