import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { databaseTime, endLease, savePosition, takeLease } from './queue.queries.js';

/** Maximum length of a run in milliseconds. A run that reaches this limit finishes its current work and ends. */
const LONGEST = 8 * 60 * 1_000;
/**
 * Length of a run's lease. A run counts as dead when its lease expires. The lease is longer than `LONGEST`, so that a
 * run can finish its current work.
 */
const LEASE = '15 minutes';

/** One time-limited execution of a recurring job. */
export interface Run {
  /** Start time according to the database's clock. */
  startedAt: Date;
  /** Time at which the run ends, in milliseconds according to this process's clock. No work starts after this time. */
  until: number;
}

/** A run that continues from the position where the previous run of the same name ended. */
export interface ResumableRun extends Run {
  position: unknown;
  save(position: object | null): Promise<void>;
}

/** Allows one run per name at a time across all processes. A dead run blocks its name until its lease expires. */
@Injectable()
export class PaymentRuns {
  constructor(@InjectEntityManager() private readonly database: EntityManager) {}

  /** Returns a run without a lease, for work that may run concurrently. */
  async unshared(): Promise<Run> {
    return { startedAt: await databaseTime(this.database), until: Date.now() + LONGEST };
  }

  async exclusive(name: string, work: (run: ResumableRun) => Promise<void>): Promise<void> {
    const taken = await takeLease(this.database, { name, length: LEASE });
    if (!taken) return;
    const { lease, position, startedAt } = taken;
    try {
      await work({
        startedAt,
        until: Date.now() + LONGEST,
        position,
        save: async (next) => void (await savePosition(this.database, { name, lease, position: next })),
      });
    } finally {
      await endLease(this.database, { name, lease });
    }
  }
}
