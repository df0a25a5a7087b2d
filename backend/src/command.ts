import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The entry point of the container image: starts one of the product's programs by name. This file must import no
 * product code, because tracing, the first import of a program, can instrument only modules that are imported later.
 */
const PROGRAMS: Readonly<Record<string, string>> = {
  api: 'main.js',
  worker: 'worker.js',
  migrate: 'migrate.js',
  staff: 'staff-command.js',
  files: 'files-command.js',
  doctor: 'doctor.js',
};
const HEALTH = 'health';

/** Exit code EX_USAGE of sysexits.h. */
const WRONG_USAGE = 64;
/** Exit code after SIGTERM. */
const TERMINATED = 143;
/** Time limit of the health command in milliseconds: less than the timeout of the image's health check. */
const HEALTH_TIMEOUT_MS = 4_000;

// The kernel does not deliver a signal to process 1 of a container unless that process handles it. The program adds its
// own handlers only once it is ready; until then, the handlers below allow the container to be stopped.
const signals = ['SIGTERM', 'SIGINT'] as const;
const stopEarly = (): void => process.exit(TERMINATED);
for (const signal of signals) process.on(signal, stopEarly);

const [, , command = '', ...args] = process.argv;
if (command === HEALTH) await checkHealth(args[0] ?? `http://127.0.0.1:${process.env.PORT ?? 3000}/api/health/live`);
const file = Object.hasOwn(PROGRAMS, command) ? PROGRAMS[command] : undefined;
if (file === undefined) {
  const known = [...Object.keys(PROGRAMS), HEALTH].join(', ');
  console.error(`Unknown command \`${command}\`. The commands are: ${known}.`);
  process.exit(WRONG_USAGE);
}
const program = join(import.meta.dirname, file);

// Sets the arguments as if the program had been started directly.
process.argv = [process.execPath, program, ...args];
await import(pathToFileURL(program).href);
for (const signal of signals) process.off(signal, stopEarly);

async function checkHealth(url: string): Promise<never> {
  try {
    const { ok, status } = await fetch(url, { signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) });
    if (ok) process.exit(0);
    console.error(`${url} returned ${status}.`);
  } catch (error) {
    console.error(`${url} did not respond: ${String(error)}`);
  }
  process.exit(1);
}
