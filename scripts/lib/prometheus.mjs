// A Prometheus server for tests: it scrapes the product, and checks the alert rules in deploy/monitoring.
import { spawn } from 'node:child_process';
import { installPackage } from './debian.mjs';
import { dyingWithParent } from './die-with-parent.mjs';
import { findProgram } from './find-program.mjs';
import { freePort } from './free-port.mjs';
import { Problem } from './problem.mjs';

const MISSING = 'The api tests need prometheus and promtool: install Prometheus (Debian: apt install prometheus).';

const isInstalled = () => Boolean(findProgram(['prometheus']) && findProgram(['promtool']));

export async function ensurePrometheus() {
  if (!isInstalled()) await installPackage('prometheus', MISSING);
  if (!isInstalled()) throw new Problem(MISSING);
}

/**
 * @param {{ config: string, folder: string }} files the configuration file, and an empty folder for the data
 * @returns {Promise<{ url: string, stop(): Promise<void> }>} a server on loopback that ends with this process
 */
export async function startPrometheus({ config, folder }) {
  const address = `127.0.0.1:${await freePort()}`;
  const options = [
    `--config.file=${config}`,
    `--storage.tsdb.path=${folder}`,
    `--web.listen-address=${address}`,
    '--log.level=warn',
  ];
  const wanted = dyingWithParent('TERM', 'prometheus', options);
  const child = spawn(wanted.command, wanted.args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (output += text));
  let hasEnded = false;
  const exited = new Promise((resolve) => child.once('close', resolve)).then(() => (hasEnded = true));
  const url = `http://${address}`;
  while (!(await isReady(url))) {
    if (hasEnded) throw new Problem(`prometheus did not start:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  return { url, stop };
}

/** @param {string} url */
const isReady = (url) =>
  fetch(`${url}/-/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
