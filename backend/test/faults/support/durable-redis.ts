import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dyingWithParent } from '../../../../scripts/lib/die-with-parent.mjs';
import { findProgram } from '../../../../scripts/lib/find-program.mjs';
import { freePort } from '../../../../scripts/lib/free-port.mjs';

export interface DurableRedis {
  url: string;
  kill(): Promise<void>;
  start(): Promise<void>;
  loseData(): void;
  remove(): Promise<void>;
}

/** Prepares a Redis server with an append-only file, as configured in `docker-compose.yml`. */
export async function durableRedis(): Promise<DurableRedis> {
  const program = findProgram(['redis-server', 'valkey-server']);
  if (!program) throw new Error('redis-server is missing: run the specs with npm test, which installs it');
  const port = await freePort();
  const home = mkdtempSync(join(tmpdir(), 'shortlist-redis-'));
  let child: ChildProcess | undefined;
  const kill = async (): Promise<void> => {
    if (!child) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
    child = undefined;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    start: async () => {
      const { command, args } = dyingWithParent('TERM', program, [
        ...['--port', String(port), '--bind', '127.0.0.1', '--dir', home],
        ...['--save', '', '--appendonly', 'yes', '--maxmemory-policy', 'noeviction'],
      ]);
      child = spawn(command, args, { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
      for await (const chunk of child.stdout!) {
        if (String(chunk).includes('Ready to accept connections')) break;
      }
    },
    loseData: () => rmSync(join(home, 'appendonlydir'), { recursive: true, force: true }),
    remove: async () => {
      await kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
