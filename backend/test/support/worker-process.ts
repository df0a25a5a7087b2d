import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const PROGRAM = resolve(import.meta.dirname, '../../dist/worker.js');

export interface WorkerProcess {
  child: ChildProcess;
  /** Resolves when the worker accepts jobs. */
  ready: Promise<unknown>;
  exited: Promise<unknown>;
}

/** Starts the worker in another process, as the product does. */
export function startWorkerProcess(env: Record<string, string>): WorkerProcess {
  const child = fork(PROGRAM, {
    env: { ...process.env, ...env },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  return { child, exited, ready: Promise.race([once(child, 'message'), exited.then(died)]) };
}

function died(): never {
  throw new Error('the worker ended before it was ready');
}
