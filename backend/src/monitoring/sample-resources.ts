import { statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import type { Pool } from 'pg';
import { diskFree, diskSize, memoryLimit, poolConnections, poolLimit, threadTasks } from '../core/metrics/resources.js';

export function samplePool(pool: string, { totalCount, idleCount, waitingCount, options }: Pool): void {
  poolConnections.set({ pool, state: 'total' }, totalCount);
  poolConnections.set({ pool, state: 'idle' }, idleCount);
  poolConnections.set({ pool, state: 'waiting' }, waitingCount);
  poolLimit.set({ pool }, options.max);
}

export function sampleThreads({ busy, waiting }: { busy: number; waiting: number }): void {
  threadTasks.set({ state: 'running' }, busy);
  threadTasks.set({ state: 'waiting' }, waiting);
}

export async function sampleDisk(folder: string): Promise<void> {
  // `bavail` excludes the space reserved for root.
  const { bavail, blocks, bsize } = await statfs(folder);
  diskFree.set(bavail * bsize);
  diskSize.set(blocks * bsize);
}

/** @param limit memory limit of the cgroup: 0 if unknown, and greater than the machine's memory if there is no limit */
export function sampleMemoryLimit(limit = process.constrainedMemory(), machine = totalmem()): void {
  if (limit > 0 && limit < machine) memoryLimit.set(limit);
  else memoryLimit.remove();
}
