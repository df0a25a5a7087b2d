import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { inCheckout } from '../../scripts/lib/checkout.mjs';

/** Allocates many short-lived objects, then prints the size of the young generation in megabytes. */
const MEASURE = `
let kept = [];
for (let index = 0; index < 3_000_000; index++) {
  kept.push({ index });
  if (kept.length > 100_000) kept = [];
}
const [{ space_size }] = process.getBuiltinModule('v8').getHeapSpaceStatistics().filter((space) => space.space_name === 'new_space');
console.log(space_size / 1_048_576);`;

const MODULE = pathToFileURL(inCheckout('backend', 'dist', 'core', 'threads', 'separate-thread-memory.js')).href;
const PROGRAM = `
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
const { separateThreadMemory } = await import(${JSON.stringify(MODULE)});
separateThreadMemory();
const measure = ${JSON.stringify(MEASURE)};
await once(new Worker(measure, { eval: true, resourceLimits: { maxYoungGenerationSizeMb: 8 } }), 'exit');
eval(measure);`;

describe('memory limits of threads', () => {
  it('a worker thread has a lower limit for young-generation memory than the main thread', () => {
    const options = ['--max-semi-space-size=32', '--input-type=module', '--eval', PROGRAM];
    const [thread = 0, main = 0] = execFileSync(process.execPath, options, { encoding: 'utf8' })
      .split('\n')
      .map(Number);
    expect(thread).toBeGreaterThan(0);
    expect(thread).toBeLessThanOrEqual(8);
    expect(main).toBeGreaterThan(8);
  });
});
