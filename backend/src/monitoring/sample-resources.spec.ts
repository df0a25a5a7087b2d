import { registry } from '../core/metrics/registry.js';
import { sampleMemoryLimit } from './sample-resources.js';

const GIB = 2 ** 30;
const exported = async (): Promise<string | undefined> =>
  /^shortlist_memory_limit_bytes (.*)$/m.exec(await registry.metrics())?.[1];

describe('sampleMemoryLimit', () => {
  it('exports the memory limit of a container', async () => {
    sampleMemoryLimit(GIB, 8 * GIB);
    expect(await exported()).toBe(String(GIB));
  });

  it.each([
    ['is unknown', 0],
    ['is infinite', 2 ** 64],
    ['equals the memory of the machine', 8 * GIB],
  ])('exports no memory limit if the limit %s', async (_, limit) => {
    sampleMemoryLimit(GIB, 8 * GIB);
    sampleMemoryLimit(limit, 8 * GIB);
    expect(await exported()).toBeUndefined();
  });
});
