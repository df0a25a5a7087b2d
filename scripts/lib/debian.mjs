import { findProgram } from './find-program.mjs';
import { once } from './once.mjs';
import { Problem } from './problem.mjs';
import { run } from './run.mjs';

/**
 * Installs a system package with apt. Throws unless this process is root, because sudo would need a password.
 *
 * @param {string} name
 * @param {string} hint the error message if apt cannot be used
 */
export async function installPackage(name, hint) {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) throw new Problem(hint);
  let installed = false;
  // Test suites run concurrently, but apt fails while another process is installing packages.
  await once(
    () => installed,
    async () => {
      await install(name);
      installed = true;
    },
  );
}

/** @param {string} name */
async function install(name) {
  console.log(`installing ${name} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
