// The folder for temporary files of tests: hundreds of small databases and browser profiles.
import { accessSync, constants, statfsSync } from 'node:fs';

/**
 * Returns an in-memory folder: on a disk, creating a database can take longer than the test that needs it. Returns
 * undefined if the folder is missing or too small, or if TMPDIR is set.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {{ memory?: string, enoughBytes?: number }} [options] a complete run needs less than a fifth of the
 *   default for `enoughBytes`
 * @returns {string | undefined}
 */
export function scratchInMemory(env, { memory = '/dev/shm', enoughBytes = 4 * 1024 ** 3 } = {}) {
  if (env.TMPDIR) return undefined;
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enoughBytes ? memory : undefined;
  } catch {
    // Some systems have no in-memory folder.
    return undefined;
  }
}
