import { UnrecoverableError } from 'bullmq';

/** The stored reason of a failed job, by which the API recognizes it. */
export const TOO_COSTLY = 'the file takes too much time or memory to make';

/** Not retried, because it would cost as much again. */
export class RenderTooCostly extends UnrecoverableError {
  constructor() {
    super(TOO_COSTLY);
  }
}
