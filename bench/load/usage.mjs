// Reads from `/proc`, which exists only on Linux, the resources that a process has used so far.
import { readdirSync, readFileSync } from 'node:fs';

/**
 * @returns CPU time of all threads in microseconds. The scheduler's own count is exact; `stat` counts clock ticks, which
 *   is too coarse for work that takes less than one.
 */
export function cpuOf(pid) {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.reduce((sum, thread) => sum + nanoseconds(`/proc/${pid}/task/${thread}/schedstat`) / 1_000, 0);
}

const nanoseconds = (file) => Number(readFileSync(file, 'utf8').split(' ')[0]);

/** @returns resident memory, and its proportional share of pages that processes have in common, in megabytes */
export const memoryOf = (pid) => ({
  rss: megabytes(`/proc/${pid}/status`, /VmRSS:\s+(\d+)/),
  pss: megabytes(`/proc/${pid}/smaps_rollup`, /Pss:\s+(\d+)/),
});

const megabytes = (file, pattern) => Number(pattern.exec(readFileSync(file, 'utf8'))[1]) / 1024;
