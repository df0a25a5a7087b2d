import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandOf, isAlive } from '../../scripts/lib/process-info.mjs';

const PATIENCE_MS = 60_000;

/** Returns the ids of the process and all its descendants. Works on Linux only. */
export function processTree(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((candidate) => parentOf(candidate) === pid);
  return [pid, ...children.flatMap(processTree)];
}

function parentOf(pid: number): number | undefined {
  try {
    // The format of /proc/<pid>/stat is "pid (name) state parent …". The name may contain any character.
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) \S /s, '')
        .split(' ')[0],
    );
  } catch {
    return undefined; // The process ended before its status was read.
  }
}

/** Sends the signal to all processes with one command, so that none can react to another's exit. */
export function signalAll(pids: number[], signal: 'SIGKILL' | 'SIGSTOP'): void {
  spawnSync('kill', [`-${signal}`, ...pids.map(String)]);
}

export async function assertAllGone(pids: number[]): Promise<void> {
  // An ended process that its parent has not reaped yet still has an id, but an empty command line.
  const left = () => pids.map((pid) => (isAlive(pid) ? commandOf(pid) : '')).filter((command) => command !== '');
  await eventually(
    () => left().length === 0,
    () => `processes are left behind:\n${left().join('\n')}`,
  );
}

export async function eventually(isTrue: () => boolean, what: string | (() => string)): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!isTrue()) {
    if (Date.now() > deadline) assert.fail(typeof what === 'string' ? what : what());
    await sleep(50);
  }
}
