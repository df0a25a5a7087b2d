// Starts the database, the migrations, the worker and the API from their sources, and both clients through Vite.
import { sep } from 'node:path';
import { inCheckout } from '../checkout.mjs';
import { freePort } from '../free-port.mjs';
import { startOwnProcess } from '../own-process.mjs';
import { describe } from '../problem.mjs';
import { migrate, openStore, serve } from '../serve.mjs';
import { addressOf } from '../settings.mjs';
import { ReloadingProcess } from './reloading-process.mjs';
import { LOADER, Spares } from './spares.mjs';

const BACKEND = inCheckout('backend', 'src') + sep;
const SHARED = inCheckout('shared', 'src') + sep;
const MIGRATIONS = inCheckout('backend', 'src', 'migrations') + sep;
/**
 * Milliseconds without a change before a reload: editors write a file in several steps, and switching branches changes
 * many files.
 */
const PAUSE_MS = 50;

/** @returns {Promise<number>} resolves to the exit code when everything has stopped */
export const develop = () => serve(startDevelopment);

/** @param {import('../shutdown.mjs').Shutdown} shutdown */
async function startDevelopment(shutdown) {
  const store = await openStore(shutdown);
  const { settings } = store;
  // With `RUNS_FROM_SOURCES`, the version of rendered files is a hash of the renderer's sources, because there may be
  // no build.
  const env = { ...store.env, RUNS_FROM_SOURCES: '1' };
  const migrateSources = () => migrate([LOADER, inCheckout('backend', 'src', 'migrate.ts')], env);
  await migrateSources();
  shutdown.checkpoint();

  const apiPort = await freePort();
  const apiEnv = { ...env, HOST: '127.0.0.1', PORT: String(apiPort) };
  process.env.API_ORIGIN = `http://127.0.0.1:${apiPort}`;
  const apis = new Spares(inCheckout('backend', 'src', 'main.ts'), apiEnv);
  shutdown.onClose(() => apis.close());
  const api = new ReloadingProcess('API', () => apis.start());
  const worker = new ReloadingProcess('worker', () =>
    startOwnProcess(inCheckout('backend', 'src', 'worker.ts'), env, [LOADER]),
  );
  shutdown.onClose(() => Promise.all([api.stop(), worker.stop()]));
  const [{ openFront }] = await Promise.all([import('./front.mjs'), api.restart(), worker.restart()]);
  shutdown.checkpoint();

  const front = await openFront(settings, () => api.settled());
  shutdown.onClose(front.close);
  const reload = async (/** @type {Set<string>} */ changed) => {
    const paths = [...changed];
    if (paths.some((path) => path.startsWith(MIGRATIONS))) await migrateSources();
    if (!(await api.restart())) return;
    front.refresh();
    await worker.restart();
  };
  onChange(front.watcher, (changed) => reload(changed).catch((error) => console.error(describe(error))));
  console.log(`ready ${addressOf(settings)}`);
}

/**
 * @param {import('vite').FSWatcher} watcher
 * @param {(changed: Set<string>) => void} act
 */
function onChange(watcher, act) {
  let changed = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  watcher.add([BACKEND, SHARED]);
  watcher.on('all', (_, path) => {
    if (![BACKEND, SHARED].some((folder) => path.startsWith(folder))) return;
    if (!path.endsWith('.ts') || path.endsWith('.spec.ts')) return;
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      act(changed);
      changed = new Set();
    }, PAUSE_MS);
  });
}
