import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Usage } from './usage.js';

/** A question that a model was asked, with its repair and its retries: no word of what was asked or answered. */
export interface LedgerEntry {
  userId: string | null;
  task: string;
  model: string;
  /** The prompt's version. */
  prompt: string;
  outcome: string;
  usage: Usage;
  /** Millionths of a dollar. */
  cost: number;
  milliseconds: number;
}

@Injectable()
export class LedgerService {
  private readonly log = new Logger(LedgerService.name);

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** It never throws: a person must not lose an answer because it could not be written down that they got it. */
  async record({ userId, task, model, prompt, outcome, usage, cost, milliseconds }: LedgerEntry): Promise<void> {
    try {
      await this.database.query(
        `INSERT INTO ai_calls
           (user_id, task, model, prompt, outcome, input_tokens, output_tokens, cost_micros, milliseconds)
         -- An account that was deleted meanwhile is no longer known.
         VALUES ((SELECT id FROM users WHERE id = $1), $2, $3, $4, $5, $6, $7, $8, $9)`,
        [userId, task, model, prompt, outcome, usage.inputTokens, usage.outputTokens, cost, Math.round(milliseconds)],
      );
    } catch (error) {
      this.log.error({ err: error, task, outcome, cost }, 'a call to the language model could not be recorded');
    }
  }
}
