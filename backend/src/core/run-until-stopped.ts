import type { INestApplicationContext } from '@nestjs/common';
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
  let stopping = false;
  const end = (): void => {
    if (stopping) return;
    stopping = true;
    stop(app).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('disconnect', end);
  process.send?.({ ready: true });
}
