import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OUTAGE_MS, START_MS } from './support/durations.js';
import { observe, type Fault } from './support/observe.js';
import { startSurroundings, type Running } from './support/surroundings.js';

/** Maximum number of milliseconds for which the disk stays full if no save fails. */
const MAX_OUTAGE_MS = 90_000;

/** True if this process can mount a file system of limited size. Some containers forbid mounting even to root. */
const CAN_MOUNT = process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0;

describe.skipIf(!CAN_MOUNT)(
  'a full database disk',
  () => {
    let around: Running;
    let disk: string;
    beforeAll(async () => {
      disk = mkdtempSync(join(tmpdir(), 'shortlist-disk-'));
      const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=192m', 'tmpfs', disk]);
      if (status !== 0) throw new Error(`could not mount a small disk: ${String(stderr)}`);
      chmodSync(disk, 0o755);
      around = await startSurroundings({ dataDir: disk });
    }, START_MS);
    afterAll(async () => {
      await around?.stop();
      spawnSync('umount', [disk]);
      rmSync(disk, { recursive: true, force: true });
    });

    it('writes return 503 while the disk is full, and no confirmed write is lost', async () => {
      const filler = join(disk, 'filler');
      const cause: Fault['cause'] = async (hasFailed) => {
        const start = performance.now();
        const elapsed = () => performance.now() - start;
        // Writes fail only once the space that PostgreSQL has reserved is full, which takes longer on a slow machine.
        while (elapsed() < OUTAGE_MS || (!hasFailed('save') && elapsed() < MAX_OUTAGE_MS)) {
          fill(disk, filler);
          await sleep(100);
        }
        rmSync(filler);
      };
      const seen = await observe(around, { name: 'disk of the database full', cause });
      expect(seen.differences).toEqual([]);
      expect(seen.failures.map(({ kind }) => kind)).toContain('save');
      expect(seen.failures.filter(({ status }) => status !== 503)).toEqual([]);
    });
  },
  300_000,
);

function fill(disk: string, filler: string): void {
  const { bavail, bsize } = statfsSync(disk);
  try {
    writeFileSync(filler, Buffer.alloc(bavail * bsize), { flag: 'a' });
  } catch (error) {
    // The disk may already be full, because PostgreSQL may have used some of the space in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
