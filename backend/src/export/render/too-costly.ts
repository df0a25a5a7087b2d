import { UnrecoverableError } from 'bullmq';

/** Failure reason of a job, by which the API recognizes files that are too costly. */
export const TOO_COSTLY = 'the file takes too much time or memory to make';

/** Fails the job permanently: a retry would exceed the limits again. */
export class RenderTooCostly extends UnrecoverableError {
  constructor() {
    super(TOO_COSTLY);
  }
}
