import type { Logger } from '@nestjs/common';

interface ErrorSource {
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/** Connections recover by themselves, and callers get the error itself; these lines are for the operator. */
export function logQueueErrors(log: Logger, ...sources: ErrorSource[]): void {
  for (const source of sources) {
    source.on('error', (error) => log.warn({ err: error }, 'the queue reported an error'));
  }
}
