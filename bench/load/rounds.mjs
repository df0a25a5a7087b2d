// Sends a fixed number of requests to each server in turn, in rounds, and compares the CPU time of the server
// processes. Requests take longer on a busy machine, so only CPU times and ratios of medians can be compared between
// runs.
import autocannon from 'autocannon';
import { median } from '../lib/statistics.mjs';
import { cpuOf } from './usage.mjs';

const CONNECTIONS = 16;

/**
 * @param targets `{ name, url, pid, requests }`; `requests` has autocannon's format
 * @returns for each target: median CPU time of a request in microseconds, requests per CPU second, median p99 in ms
 */
export async function measureRounds(targets, { rounds, amount, warmUp }) {
  for (const target of targets) await send(target, warmUp);
  const samples = targets.map(() => []);
  for (let round = 0; round < rounds; round++) {
    // The order alternates, because the target that is measured last in a round seems cheaper.
    const order = [...targets.entries()];
    if (round % 2 === 1) order.reverse();
    for (const [index, target] of order) samples[index].push(await send(target, amount));
  }
  return targets.map(({ name }, index) => {
    const cpu = median(samples[index].map((sample) => sample.cpu));
    return { name, cpu, perCpuSecond: 1e6 / cpu, p99: median(samples[index].map((sample) => sample.p99)) };
  });
}

async function send({ name, url, pid, requests }, amount) {
  const before = cpuOf(pid);
  const result = await autocannon({ url, connections: CONNECTIONS, amount, requests, timeout: 30 });
  const failures = result.errors + result.timeouts + result.non2xx;
  if (failures > 0) throw new Error(`${name}: ${failures} of ${amount} requests failed`);
  return { cpu: (cpuOf(pid) - before) / amount, p99: result.latency.p99 };
}
