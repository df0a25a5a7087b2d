import { UnrecoverableError } from 'bullmq';

/** The reason that a failed job is stored with; the API recognizes it. */
export const TOO_COSTLY = 'the file takes too much time or memory to make';

/** Trying again would cost as much again. */
export class RenderTooCostly extends UnrecoverableError {
  constructor() {
    super(TOO_COSTLY);
  }
}
