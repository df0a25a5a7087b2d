import { spawn } from 'node:child_process';
import { installPackage } from './debian.mjs';
import { dyingWithParent } from './die-with-parent.mjs';
import { findProgram } from './find-program.mjs';
import { freePort } from './free-port.mjs';
import { Problem } from './problem.mjs';

const MISSING = 'The api tests need redis-server: install Redis (Debian: apt install redis-server).';

const findRedis = () => findProgram(['redis-server', 'valkey-server']);

export async function ensureRedis() {
  if (!findRedis()) await installPackage('redis-server', MISSING);
  if (!findRedis()) throw new Problem(MISSING);
}

/**
 * @param {string[]} [options] of the server, such as `--cluster-enabled yes`
 * @returns {Promise<{ url: string, stop(): Promise<void> }>} an in-memory server that ends with this process
 */
export async function startRedis(options = []) {
  const program = findRedis();
  if (!program) throw new Problem(MISSING);
  const port = await freePort();
  const wanted = dyingWithParent('TERM', program, [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    ...options,
  ]);
  const child = spawn(wanted.command, wanted.args, { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = new Promise((resolve) => child.once('close', resolve));
  await new Promise((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (output.includes('Ready to accept connections')) resolve(undefined);
    });
    child.once('error', reject);
    child.once('close', () => reject(new Problem(`${program} did not start:\n${output}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  return { url: `redis://127.0.0.1:${port}`, stop };
}
