import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inCheckout } from './checkout.mjs';

describe('npm run doctor', () => {
  it('exits with 1 in a bare checkout and names npm start as the first step', () => {
    const bare = mkdtempSync(join(tmpdir(), 'shortlist-bare-'));
    cpSync(inCheckout('scripts'), join(bare, 'scripts'), { recursive: true });
    const { status, stderr } = spawnSync(process.execPath, [join(bare, 'scripts', 'doctor.mjs')], { encoding: 'utf8' });
    rmSync(bare, { recursive: true });
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^PROBLEM {2}The packages are not installed\. Run npm start/),
    ]);
  });
});
