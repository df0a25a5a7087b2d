import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Customer } from '@shortlist/shared/product/plans';
import { DataSource } from 'typeorm';

/** The part of the daily budget reserved for one model call. */
export interface Reservation {
  /** The day (UTC) whose budget pays, even if the call ends after midnight. */
  day: string;
  micros: number;
  customer: Customer;
}

/** Maximum share of the daily budget for visitors; below, for visitors and free accounts together. */
export const VISITORS_SHARE = 0.2;
export const UNPAID_SHARE = 0.5;

/**
 * Limits the cost of all calls per day, in millionths of a dollar. Each call first reserves its maximum cost in one
 * statement, so that concurrent calls and processes cannot exceed the budget or a share of it. If a process dies, its
 * reservation stays spent.
 */
@Injectable()
export class BudgetService {
  private readonly log = new Logger(BudgetService.name);

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Reserves an amount. @returns null, without reserving, if the amount would exceed the budget or the customer's share
   */
  async reserve(micros: number, budget: number, customer: Customer): Promise<Reservation | null> {
    const [visitor, free] = sharesOf(micros, customer);
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

  /** Replaces the reservation with the actual cost. Never throws, because the answer is already complete. */
  async settle({ day, micros, customer }: Reservation, cost: number): Promise<void> {
    const change = cost - micros;
    try {
      await this.database.query(
        `UPDATE ai_budget_days SET
           spent_micros = spent_micros + $2, visitor_micros = visitor_micros + $3, free_micros = free_micros + $4
         WHERE day = $1::date`,
        [day, change, ...sharesOf(change, customer)],
      );
    } catch (error) {
      this.log.error({ err: error }, 'a call to the language model could not be settled');
    }
  }
}

/** Returns the parts of an amount that count for visitors and for free accounts. */
const sharesOf = (micros: number, customer: Customer): [visitor: number, free: number] => [
  customer === 'visitor' ? micros : 0,
  customer === 'free' ? micros : 0,
];
