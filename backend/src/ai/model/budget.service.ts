import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Customer } from '@shortlist/shared/product/plans';
import { DataSource } from 'typeorm';
import { addSpent, reserveBudget } from './model.queries.js';

export interface Reservation {
  /** The day (UTC) whose budget covers the call, even if the call ends after midnight. */
  day: string;
  micros: number;
  customer: Customer;
}

export const VISITORS_SHARE = 0.2;
/** Share of the daily budget that visitors and free accounts may use together. */
export const UNPAID_SHARE = 0.5;

/**
 * Limits the cost of all calls per day, in millionths of a dollar. Each call first reserves its maximum cost in one
 * statement, so that concurrent calls and processes cannot exceed the budget or the shares of visitors and free
 * accounts. If a process dies, the amounts that it has reserved count as spent.
 */
@Injectable()
export class BudgetService {
  private readonly log = new Logger(BudgetService.name);

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** @returns null if the amount would exceed the budget or the customer's share; nothing is then reserved */
  async reserve(micros: number, budget: number, customer: Customer): Promise<Reservation | null> {
    const limits = {
      budget,
      visitors: Math.floor(budget * VISITORS_SHARE),
      unpaid: Math.floor(budget * UNPAID_SHARE),
    };
    const day = await reserveBudget(this.database, { micros, ...sharesOf(micros, customer) }, limits);
    return day === undefined ? null : { day, micros, customer };
  }

  /** Replaces the reservation with the actual cost. Never throws, because the answer is already complete. */
  async settle({ day, micros, customer }: Reservation, cost: number): Promise<void> {
    const change = cost - micros;
    try {
      await addSpent(this.database, { day, micros: change, ...sharesOf(change, customer) });
    } catch (error) {
      this.log.error({ err: error }, 'a call to the language model could not be settled');
    }
  }
}

const sharesOf = (micros: number, customer: Customer): { visitor: number; free: number } => ({
  visitor: customer === 'visitor' ? micros : 0,
  free: customer === 'free' ? micros : 0,
});
