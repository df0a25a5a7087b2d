import { UnrecoverableError } from 'bullmq';

/** Failure reason of a job whose file takes too much time or memory. The API recognizes such files by this text. */
export const TOO_COSTLY = 'the file takes too much time or memory to make';

/** Fails the job permanently: a retry would exceed the limits again. */
export class RenderTooCostly extends UnrecoverableError {
  constructor() {
    super(TOO_COSTLY);
  }
}
