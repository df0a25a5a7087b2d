import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fakeTimeLibrary } from '../../../scripts/lib/fake-time.mjs';
import { IS_LONG, START_MS } from './support/durations.js';
import { observe } from './support/observe.js';
import { startSurroundings, type Running } from './support/surroundings.js';

const WRONG_MS = IS_LONG ? 30_000 : 4_000;

describe.skipIf(process.platform !== 'linux')(
  'a clock that jumps while users work',
  () => {
    let around: Running;
    let folder: string;
    const setClock = (offset: string) => writeFileSync(join(folder, 'clock'), `${offset}\n`);
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'shortlist-clock-'));
      setClock('+0');
      // Changes the clocks of the API and the worker. PostgreSQL keeps the real time, like a database on another
      // machine.
      around = await startSurroundings({
        env: {
          LD_PRELOAD: fakeTimeLibrary(),
          FAKETIME_TIMESTAMP_FILE: join(folder, 'clock'),
          FAKETIME_NO_CACHE: '1',
          FAKETIME_DONT_FAKE_MONOTONIC: '1',
          DONT_FAKE_MONOTONIC: '1',
        },
      });
    }, START_MS);
    afterAll(async () => {
      await around?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    it.each([
      ['a day ahead', '+1d'],
      ['an hour back', '-1h'],
    ])(
      'users can work while the clocks of the API and the worker are %s, and after the clocks are corrected',
      async (name, offset) => {
        const cause = async () => {
          setClock(offset);
          await sleep(WRONG_MS);
          setClock('+0');
        };
        const seen = await observe(around, { name: `clock ${name}`, cause });
        expect(seen.differences).toEqual([]);
        // Webhooks may fail while the clock is wrong, because a signature is valid for only five minutes. The provider
        // retries each webhook for three days.
        expect(seen.failures.filter(({ kind }) => kind !== 'webhook')).toEqual([]);
      },
    );
  },
  300_000,
);
