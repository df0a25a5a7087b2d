import { Logger, type INestApplicationContext } from '@nestjs/common';
import { QueueConnection } from './queue-connection.js';

/** Closes in the order things depend on each other: requests and jobs in hand, queues and database, the queue's pool. */
export async function stop(app: INestApplicationContext): Promise<void> {
  const connection = app.get(QueueConnection);
  await connection.stopWaiting();
  await app.close();
  await connection.close();
}

/**
 * Says that the process is ready and ends it cleanly on SIGTERM or SIGINT, or when the process that started it is gone.
 */
export function runUntilStopped(app: INestApplicationContext): void {
  const log = new Logger('Process');
  let stopping = false;
  const end = (): void => {
    if (stopping) return;
    stopping = true;
    stop(app).then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'the process could not stop in order');
        process.exit(1);
      },
    );
  };
  // Node itself would print all properties of the error, among them the values of a failing row.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the process ends, because nothing caught this error');
    process.exit(1);
  });
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('disconnect', end);
  // The supervisor asks every two seconds; an event loop that is blocked does not answer, and the process is ended.
  process.on('message', (message) => {
    if (typeof message === 'object' && message !== null && 'ping' in message) process.send?.({ pong: true });
  });
  process.send?.({ ready: true });
}
