import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { aiCalls, aiCost, aiDuration, aiTokens } from '../../core/metrics/ai.js';
import { insertAiCall } from './model.queries.js';
import type { Usage } from './usage.js';

const MICROS_PER_DOLLAR = 1_000_000;

export interface AiUsage {
  userId: string | null;
  task: string;
  model: string;
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

  /** Never throws, so that a failed insert does not lose the user's answer. */
  async record({ userId, task, model, prompt, outcome, usage, cost, milliseconds }: AiUsage): Promise<void> {
    aiCalls.inc({ task, outcome });
    aiCost.inc({ task }, cost / MICROS_PER_DOLLAR);
    aiTokens.inc({ direction: 'input' }, usage.inputTokens);
    aiTokens.inc({ direction: 'output' }, usage.outputTokens);
    aiDuration.observe({ task }, milliseconds / 1_000);
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
