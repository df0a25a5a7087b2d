// Measures all engines in one process, one file at a time. In each round, every engine renders a new document.
import { amount } from '../lib/short.mjs';
import { median, quantile } from '../lib/statistics.mjs';
import { ENGINES, openEngine } from './engines.mjs';
import { generator, shuffled, unseen } from './unseen.mjs';

const WARM_UP = amount(12, 1);

/** @returns name, sizes and times in ms for each engine */
export async function measureInProcess(data, rounds) {
  const engines = await Promise.all(ENGINES.map(openEngine));
  const random = generator(20_261_121);
  const results = engines.map(({ name }) => ({ name, times: [], cpu: [], sizes: [] }));
  for (let round = 0; round < WARM_UP + rounds; round++) {
    for (const index of shuffled([...engines.keys()], random)) {
      const document = unseen(data, random);
      const cpu = process.cpuUsage();
      const start = performance.now();
      const bytes = await engines[index].render(document);
      const time = performance.now() - start;
      const { user, system } = process.cpuUsage(cpu);
      if (round < WARM_UP) continue;
      results[index].times.push(time);
      results[index].cpu.push((user + system) / 1000);
      results[index].sizes.push(bytes.length);
    }
  }
  await Promise.all(engines.map((engine) => engine.close?.()));
  return results.map(({ name, times, cpu, sizes }) => ({
    name,
    median: median(times),
    p95: quantile(times, 0.95),
    cpu: median(cpu),
    size: median(sizes),
  }));
}
