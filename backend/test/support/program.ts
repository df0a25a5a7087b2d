import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { inCheckout } from '../../../scripts/lib/checkout.mjs';

export interface Program {
  child: ChildProcess;
  /** Resolves when the program serves requests; rejects with the program's output if the program exits first. */
  ready: Promise<unknown>;
  exited: Promise<unknown>;
  log: () => string;
  lines: <Line>() => Line[];
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/**
 * Starts a program of the product in another process, as the product does.
 *
 * @param file in backend/dist
 * @param env the complete environment, except PATH
 */
export function startProgram(file: string, env: Record<string, string>, args: string[] = []): Program {
  const child = fork(inCheckout('backend/dist', file), args, {
    env: { PATH: process.env.PATH, ...env },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const exited = once(child, 'exit');
  const ready = Promise.race([
    once(child, 'message'),
    exited.then(([code]: unknown[]) => {
      throw new Error(`${file} ended with ${String(code)} before it was ready:\n${output}`);
    }),
  ]);
  // Prevents an unhandled rejection: some tests expect the start to fail, and await only `exited`.
  ready.catch(() => undefined);
  return {
    child,
    ready,
    exited,
    log: () => output,
    lines: <Line>() =>
      output
        .split('\n')
        .slice(0, -1)
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Line),
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await exited;
    },
  };
}
