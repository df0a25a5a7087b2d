import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeLock } from './lock.mjs';
import { commandOf } from './process-info.mjs';

describe('takeLock', () => {
  /** @type {string} */
  let folder;
  /** @type {string} */
  let path;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lock-'));
    path = join(folder, 'start.lock');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('takes a free lock, and removes it on release', () => {
    const lock = takeLock(path);
    expect(lock.heldBy).toBeUndefined();
    expect(JSON.parse(readFileSync(path, 'utf8')).pid).toBe(process.pid);
    if (lock.heldBy === undefined) lock.release();
    expect(existsSync(path)).toBe(false);
  });

  it('returns the process that holds the lock', () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    try {
      writeFileSync(path, JSON.stringify({ pid: other.pid, command: commandOf(other.pid ?? 0) }));
      expect(takeLock(path).heldBy).toBe(other.pid);
    } finally {
      other.kill();
    }
  });

  it('takes the lock of a process that has ended', () => {
    writeFileSync(path, JSON.stringify({ pid: 2 ** 22 + 1, command: 'node scripts/start.mjs' }));
    expect(takeLock(path).heldBy).toBeUndefined();
  });

  it('takes the lock of a process whose id now belongs to another program', () => {
    writeFileSync(path, JSON.stringify({ pid: 1, command: 'node scripts/start.mjs' }));
    expect(takeLock(path).heldBy).toBeUndefined();
  });
});
