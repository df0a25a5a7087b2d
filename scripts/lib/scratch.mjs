// Where tests keep what they throw away: hundreds of small databases and browser profiles.
import { accessSync, constants, statfsSync } from 'node:fs';

/**
 * The folder in memory where it is large enough: on a disk, creating the files of a database can take longer than the
 * test that needs it. Undefined elsewhere, and where somebody has chosen a folder.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {{ memory?: string, enoughBytes?: number }} [wanted] enoughBytes: a whole run needs less than a fifth of 4 GB
 * @returns {string | undefined}
 */
export function scratchInMemory(env, { memory = '/dev/shm', enoughBytes = 4 * 1024 ** 3 } = {}) {
  if (env.TMPDIR) return undefined;
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enoughBytes ? memory : undefined;
  } catch {
    // Not every system has one.
    return undefined;
  }
}
