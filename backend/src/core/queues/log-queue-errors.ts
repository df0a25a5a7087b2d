import type { Logger } from '@nestjs/common';

interface ErrorSource {
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/**
 * Logs connection errors of queues for the operator. Callers get errors of their own, and connections are restored
 * automatically.
 */
export function logQueueErrors(log: Logger, ...sources: ErrorSource[]): void {
  for (const source of sources) {
    source.on('error', (error) => log.warn({ err: error }, 'the queue reported an error'));
  }
}
