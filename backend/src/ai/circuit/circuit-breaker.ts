import { Injectable, Logger } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { admitCall, closeCircuit, endTrial, findIsOpen, noteFailure } from './circuit.queries.js';

const MAX_FAILURES = 5;
const OPEN_SECONDS = 30;
/** Seconds after which an unfinished trial call counts as lost. No call takes that long. */
const TRIAL_SECONDS = 70;

const LANGUAGE_MODEL = { server: 'language model' };

/**
 * Stops calls to a failing server, so that users need not wait for timeouts and the server can recover. A closed
 * circuit admits every call, an open circuit none. When the open state ends, one trial call is admitted, whose outcome
 * closes or reopens the circuit. The state is in the database, so that all API processes share one circuit.
 */
@Injectable()
export class CircuitBreaker {
  private readonly log = new Logger('CircuitBreaker');

  constructor(@InjectEntityManager() private readonly database: EntityManager) {}

  isOpen(): Promise<boolean> {
    return findIsOpen(this.database, LANGUAGE_MODEL);
  }

  /**
   * Returns whether a call may start. If so, the caller must report the outcome with `succeeded`, `failed` or
   * `abandoned`.
   */
  admits(): Promise<boolean> {
    return admitCall(this.database, { ...LANGUAGE_MODEL, trialSeconds: TRIAL_SECONDS });
  }

  async succeeded(): Promise<void> {
    await this.record(closeCircuit(this.database, LANGUAGE_MODEL));
  }

  async failed(): Promise<void> {
    const limits = { maxFailures: MAX_FAILURES, openSeconds: OPEN_SECONDS };
    await this.record(noteFailure(this.database, { ...LANGUAGE_MODEL, ...limits }));
  }

  /** Reports that a call ended without an outcome, for example because the client disconnected. */
  async abandoned(): Promise<void> {
    await this.record(endTrial(this.database, LANGUAGE_MODEL));
  }

  /** Logs a database error instead of throwing it: the model has answered, and the user must get the answer. */
  private async record(outcome: Promise<unknown>): Promise<void> {
    try {
      await outcome;
    } catch (error) {
      this.log.warn({ err: error }, 'the outcome of a call to the language model was not recorded');
    }
  }
}
