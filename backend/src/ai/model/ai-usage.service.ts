import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { insertAiCall } from './model.queries.js';
import type { Usage } from './usage.js';

/** Statistics of one completion, including repairs and retries. Contains neither prompt nor answer. */
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
      await insertAiCall(this.database, {
        ...{ userId, task, model, prompt, outcome },
        inputTokens: usage.inputTokens,
        outputTokens: usage.outputTokens,
        costMicros: cost,
        milliseconds: Math.round(milliseconds),
      });
    } catch (error) {
      this.log.error({ err: error, task, outcome, cost }, 'a call to the language model could not be recorded');
    }
  }
}
