/**
 * Starts one of the product's programs by name: the entry point of the container image. It imports nothing itself, so
 * that the program's own first import, which may instrument others, stays the first.
 */
const PROGRAMS: Readonly<Record<string, (args: string[]) => Promise<unknown>>> = {
  api: () => import('./main.js'),
  worker: () => import('./worker.js'),
  migrate: () => import('./migrate.js'),
  staff: () => import('./staff-command.js'),
  health: ([url]) => checkHealth(url ?? `http://127.0.0.1:${process.env.PORT ?? 3000}/api/health/live`),
};

/** Exit code EX_USAGE of sysexits.h. */
const WRONG_USAGE = 64;
/** Exit code of a process that SIGTERM ended. */
const TERMINATED = 143;
/** Milliseconds, less than the interval of the image's health check. */
const HEALTH_TIMEOUT_MS = 4_000;

const [, file = '', command = '', ...args] = process.argv;
const program = Object.hasOwn(PROGRAMS, command) ? PROGRAMS[command] : undefined;
if (!program) {
  console.error(`Unknown command \`${command}\`. The commands are: ${Object.keys(PROGRAMS).join(', ')}.`);
  process.exit(WRONG_USAGE);
}

// The kernel ignores signals to process 1 of a container until it handles them. The program handles them once it is
// ready, so without these handlers a container could not be stopped during its start.
const signals = ['SIGTERM', 'SIGINT'] as const;
const stopEarly = (): void => process.exit(TERMINATED);
for (const signal of signals) process.on(signal, stopEarly);
process.argv = [process.execPath, file, ...args];
await program(args);
for (const signal of signals) process.off(signal, stopEarly);

async function checkHealth(url: string): Promise<void> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) }).catch(() => undefined);
  process.exit(answer?.ok ? 0 : 1);
}
