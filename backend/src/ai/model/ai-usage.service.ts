import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Usage } from './usage.js';

/** The statistics of one completion, including its repair and retries. Contains no prompt or answer. */
export interface AiUsage {
  userId: string | null;
  task: string;
  model: string;
  /** Version of the prompt. */
  prompt: string;
  outcome: string;
  usage: Usage;
  /** Cost in millionths of a dollar. */
  cost: number;
  milliseconds: number;
}

@Injectable()
export class AiUsageService {
  private readonly log = new Logger(AiUsageService.name);

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Stores the usage. Never throws, so that a failed insert does not lose the user's answer. */
  async record({ userId, task, model, prompt, outcome, usage, cost, milliseconds }: AiUsage): Promise<void> {
    try {
      await this.database.query(
        `INSERT INTO ai_calls
           (user_id, task, model, prompt, outcome, input_tokens, output_tokens, cost_micros, milliseconds)
         -- Null if the account was deleted in the meantime.
         VALUES ((SELECT id FROM users WHERE id = $1), $2, $3, $4, $5, $6, $7, $8, $9)`,
        [userId, task, model, prompt, outcome, usage.inputTokens, usage.outputTokens, cost, Math.round(milliseconds)],
      );
    } catch (error) {
      this.log.error({ err: error, task, outcome, cost }, 'a call to the language model could not be recorded');
    }
  }
}
