import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** Money that is kept for one call. */
export interface Reservation {
  /** What happens over midnight is paid from the day that it was reserved on. */
  day: string;
  micros: number;
}

/**
 * What a day's calls may cost together, in millionths of a dollar. The most that a call can cost is reserved in one
 * statement before it is made, so that no number of processes and calls at the same time passes the budget. A process
 * that dies in between leaves its reservation spent: the mistake is on the safe side.
 */
@Injectable()
export class BudgetService {
  private readonly log = new Logger(BudgetService.name);

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** @returns null, and reserves nothing, where it would pass the budget */
  async reserve(micros: number, budget: number): Promise<Reservation | null> {
    const rows: { day: string }[] = await this.database.query(
      `INSERT INTO ai_budget_days AS b (day, spent_micros)
       SELECT (now() AT TIME ZONE 'UTC')::date, $1::bigint WHERE $1::bigint <= $2::bigint
       ON CONFLICT (day) DO UPDATE SET spent_micros = b.spent_micros + $1::bigint
         WHERE b.spent_micros + $1::bigint <= $2::bigint
       RETURNING day::text`,
      [micros, budget],
    );
    return rows[0] ? { day: rows[0].day, micros } : null;
  }

  /** Puts what the call did cost in the place of what was reserved. It never throws: the answer is there already. */
  async settle({ day, micros }: Reservation, cost: number): Promise<void> {
    try {
      await this.database.query('UPDATE ai_budget_days SET spent_micros = spent_micros + $2 WHERE day = $1::date', [
        day,
        cost - micros,
      ]);
    } catch (error) {
      this.log.error({ err: error }, 'a call to the language model could not be settled');
    }
  }
}
