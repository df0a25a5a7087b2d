// Reads the resources that a process has used so far. Works only on Linux, because it reads them from `/proc`.
import { readdirSync, readFileSync } from 'node:fs';

/**
 * @returns CPU time of all threads in microseconds, from the scheduler's exact count: the clock ticks in `stat` are too
 *   coarse for short requests
 */
export function cpuOf(pid) {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.reduce((sum, thread) => sum + nanoseconds(`/proc/${pid}/task/${thread}/schedstat`) / 1_000, 0);
}

const nanoseconds = (file) => Number(readFileSync(file, 'utf8').split(' ')[0]);

/** @returns resident memory in megabytes; `pss` divides memory pages equally among the processes that share them */
export const memoryOf = (pid) => ({
  rss: megabytes(`/proc/${pid}/status`, /VmRSS:\s+(\d+)/),
  pss: megabytes(`/proc/${pid}/smaps_rollup`, /Pss:\s+(\d+)/),
});

const megabytes = (file, pattern) => Number(pattern.exec(readFileSync(file, 'utf8'))[1]) / 1024;
