import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Customer } from '@shortlist/shared/plans';
import { DataSource } from 'typeorm';

/** Money that is kept for one call. */
export interface Reservation {
  /** What happens over midnight is paid from the day that it was reserved on. */
  day: string;
  micros: number;
  customer: Customer;
}

/** Parts of a day's budget: what visitors may spend, and what they and free accounts may spend together. */
export const VISITORS_SHARE = 0.2;
export const UNPAID_SHARE = 0.5;

/**
 * What a day's calls may cost together, in millionths of a dollar. The most that a call can cost is reserved in one
 * statement before it is made, so that no number of processes and calls at the same time passes the budget or a share of
 * it. A process that dies in between leaves its reservation spent: the mistake is on the safe side.
 */
@Injectable()
export class BudgetService {
  private readonly log = new Logger(BudgetService.name);

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** @returns null, and reserves nothing, where it would pass the budget or the customer's share of it */
  async reserve(micros: number, budget: number, customer: Customer): Promise<Reservation | null> {
    const [visitor, free] = partsOf(micros, customer);
    const rows: { day: string }[] = await this.database.query(
      `INSERT INTO ai_budget_days AS b (day, spent_micros, visitor_micros, free_micros)
       SELECT (now() AT TIME ZONE 'UTC')::date, $1::bigint, $2::bigint, $3::bigint
       WHERE $1::bigint <= $4::bigint AND $2::bigint <= $5::bigint AND $2::bigint + $3::bigint <= $6::bigint
       ON CONFLICT (day) DO UPDATE SET
         spent_micros = b.spent_micros + $1::bigint,
         visitor_micros = b.visitor_micros + $2::bigint,
         free_micros = b.free_micros + $3::bigint
       WHERE b.spent_micros + $1::bigint <= $4::bigint
         AND ($2::bigint = 0 OR b.visitor_micros + $2::bigint <= $5::bigint)
         AND ($2::bigint + $3::bigint = 0
              OR b.visitor_micros + b.free_micros + $2::bigint + $3::bigint <= $6::bigint)
       RETURNING day::text`,
      [micros, visitor, free, budget, Math.floor(budget * VISITORS_SHARE), Math.floor(budget * UNPAID_SHARE)],
    );
    return rows[0] ? { day: rows[0].day, micros, customer } : null;
  }

  /** Puts what the call did cost in the place of what was reserved. It never throws: the answer is there already. */
  async settle({ day, micros, customer }: Reservation, cost: number): Promise<void> {
    const change = cost - micros;
    try {
      await this.database.query(
        `UPDATE ai_budget_days SET
           spent_micros = spent_micros + $2, visitor_micros = visitor_micros + $3, free_micros = free_micros + $4
         WHERE day = $1::date`,
        [day, change, ...partsOf(change, customer)],
      );
    } catch (error) {
      this.log.error({ err: error }, 'a call to the language model could not be settled');
    }
  }
}

/** How much of an amount counts as the visitors' and as the free accounts'. */
const partsOf = (micros: number, customer: Customer): [visitor: number, free: number] => [
  customer === 'visitor' ? micros : 0,
  customer === 'free' ? micros : 0,
];
