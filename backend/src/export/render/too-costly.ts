import { UnrecoverableError } from 'bullmq';

/** Failure reason stored with a job that is too costly. The API recognizes such jobs by this reason. */
export const TOO_COSTLY = 'the file takes too much time or memory to make';

/** Fails the job permanently, because a retry would exceed the limits again. */
export class RenderTooCostly extends UnrecoverableError {
  constructor() {
    super(TOO_COSTLY);
  }
}
