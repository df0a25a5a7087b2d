import { Logger, type INestApplicationContext } from '@nestjs/common';
import { ErrorTracker } from './tracing/error-tracker.js';
import { QueueConnection } from './queues/queue-connection.js';

/**
 * Closes the app in dependency order: first requests and running jobs, then queues and database, then the queue's pool.
 */
export async function stop(app: INestApplicationContext): Promise<void> {
  const connection = app.get(QueueConnection);
  await connection.stopWaiting();
  await app.close();
  await connection.close();
}

/** Time limit in milliseconds for reporting an error before the process exits. */
const REPORT_MS = 2_000;

/**
 * Reports that the process is ready, and stops it cleanly on SIGTERM, on SIGINT or when its parent process ends.
 *
 * @param afterwards called when the app has closed
 */
export function runUntilStopped(app: INestApplicationContext, afterwards: () => Promise<unknown>): void {
  const log = new Logger('Process');
  const exit = (code: number): void => {
    void app
      .get(ErrorTracker)
      .flush(REPORT_MS)
      .finally(() => process.exit(code));
  };
  let stopping = false;
  const end = (): void => {
    if (stopping) return;
    stopping = true;
    stop(app)
      .then(afterwards)
      .then(
        () => exit(0),
        (error: unknown) => {
          log.fatal({ err: error }, 'the process could not stop cleanly');
          exit(1);
        },
      );
  };
  // Without this handler, Node would print all properties of the error, including the values of a failing row.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught error, ending the process');
    exit(1);
  });
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('disconnect', end);
  // The supervisor pings every two seconds and kills a process whose event loop is blocked.
  process.on('message', (message) => {
    if (typeof message === 'object' && message !== null && 'ping' in message) process.send?.({ pong: true });
  });
  process.send?.({ ready: true });
}
