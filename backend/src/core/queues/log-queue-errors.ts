import type { Logger } from '@nestjs/common';

interface ErrorSource {
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/**
 * Logs connection errors of queues for the operator. Connections recover by themselves, and callers get their own
 * error.
 */
export function logQueueErrors(log: Logger, ...sources: ErrorSource[]): void {
  for (const source of sources) {
    source.on('error', (error) => log.warn({ err: error }, 'the queue reported an error'));
  }
}
