import type { Logger } from '@nestjs/common';

interface ErrorSource {
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/** Connections mend themselves, and whoever needs the queue gets the error itself; this is for the operator. */
export function logQueueErrors(log: Logger, ...sources: ErrorSource[]): void {
  for (const source of sources) {
    source.on('error', (error) => log.warn({ err: error }, 'the queue reports an error'));
  }
}
