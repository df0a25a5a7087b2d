import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** Milliseconds after which a run starts no more work. */
const LONGEST = 8 * 60 * 1_000;
/** Lease after which a run counts as dead, longer than a run because work in progress finishes after its end. */
const LEASE = '15 minutes';

/** A time-limited piece of work. */
export interface Run {
  /** Start time by the database's clock. */
  startedAt: Date;
  /** End of the run by this process's clock, in milliseconds. No work starts afterwards. */
  until: number;
}

/** A run that continues from the position where the previous run of the same name ended. */
export interface ResumableRun extends Run {
  position: unknown;
  save(position: object | null): Promise<void>;
}

/** Allows one run per name at a time across all processes. A dead run blocks its name until its lease ends. */
@Injectable()
export class PaymentRuns {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Returns a run without a lease, for work that may run concurrently. */
  async unshared(): Promise<Run> {
    const rows: { now: Date }[] = await this.database.query('SELECT now() AS now');
    return { startedAt: rows[0]!.now, until: Date.now() + LONGEST };
  }

  async exclusive(name: string, work: (run: ResumableRun) => Promise<void>): Promise<void> {
    const rows: { position: unknown; started_at: Date; lease: string }[] = await this.database.query(
      `INSERT INTO payment_runs AS r (name, leased_until) VALUES ($1, now() + interval '${LEASE}')
       ON CONFLICT (name) DO UPDATE SET leased_until = excluded.leased_until WHERE r.leased_until < now()
       RETURNING position, now() AS started_at, leased_until::text AS lease`,
      [name],
    );
    const [taken] = rows;
    if (!taken) return;
    const { lease, position, started_at: startedAt } = taken;
    const change = (changes: string, ...values: unknown[]): Promise<unknown> =>
      this.database.query(`UPDATE payment_runs SET ${changes} WHERE name = $1 AND leased_until = $2::timestamptz`, [
        name,
        lease,
        ...values,
      ]);
    try {
      await work({
        startedAt,
        until: Date.now() + LONGEST,
        position,
        save: async (next) => void (await change('position = $3', next && JSON.stringify(next))),
      });
    } finally {
      await change(`leased_until = '-infinity'`);
    }
  }
}
