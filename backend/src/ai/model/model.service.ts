import { Injectable, Logger } from '@nestjs/common';
import { Env } from '../../core/env/env.js';
import { aiFallbacks } from '../../core/metrics/ai.js';
import { SettingsService } from '../../settings/settings.service.js';
import type { AiCaller } from '../allowances/ai-caller.js';
import { AllowancesService } from '../allowances/allowances.service.js';
import { BudgetService } from './budget.service.js';
import { CircuitBreaker } from '../circuit/circuit-breaker.js';
import {
  newServer,
  StructuredCompletion,
  type CompletionResult,
  type Outcome,
  type Server,
} from './structured-completion.js';
import { AiUsageService } from './ai-usage.service.js';
import { ModelClient } from './model-client.js';
import type { Prompt } from '../prompts/prompt.js';

/** A model's answer, or a notice that explains why the user gets rule-based text instead. */
export type ModelAnswer<Answer> =
  { answer: Answer; engine: string; version: string } | { answer: null; notice: string | undefined };

export interface AiRequest {
  caller: AiCaller;
  signal: AbortSignal;
  onText?: ((chunk: string) => void) | undefined;
}

const INSTEAD = 'We used built-in rules and your own words instead.';
const NOTICES = {
  usedUp: `You have used all of today’s AI-written texts. ${INSTEAD}`,
  overBudget: `The language model has reached today’s budget. ${INSTEAD}`,
  noAnswer: `The language model did not answer. ${INSTEAD}`,
} as const;

/**
 * Requests answers from the language model, if one is configured. Throws only if the client has disconnected; on every
 * other failure it returns a notice, and the caller falls back to rule-based text.
 */
@Injectable()
export class ModelService {
  private readonly log = new Logger(ModelService.name);
  private readonly server: Server | undefined;

  constructor(
    env: Env,
    private readonly breaker: CircuitBreaker,
    private readonly allowances: AllowancesService,
    budget: BudgetService,
    private readonly usage: AiUsageService,
    private readonly staffSettings: SettingsService,
  ) {
    const settings = env.model;
    this.server = settings && newServer({ settings, client: new ModelClient(settings), breaker, budget });
  }

  get isSetUp(): boolean {
    return this.server !== undefined;
  }

  async complete<Answer>(prompt: Prompt<Answer>, request: AiRequest): Promise<ModelAnswer<Answer>> {
    const { server } = this;
    if (!server || !this.staffSettings.now.features.languageModel) return { answer: null, notice: undefined };
    request.signal.throwIfAborted();
    try {
      return await this.callServer(server, prompt, request);
    } catch (error) {
      request.signal.throwIfAborted();
      this.log.error({ err: error, task: prompt.task }, 'the call to the language model failed');
      return instead(prompt, 'error', NOTICES.noAnswer);
    }
  }

  private async callServer<Answer>(
    server: Server,
    prompt: Prompt<Answer>,
    request: AiRequest,
  ): Promise<ModelAnswer<Answer>> {
    if (await this.breaker.isOpen()) return instead(prompt, 'circuit_open', NOTICES.noAnswer);
    const use = await this.allowances.take(request.caller, 'model');
    if (!use) return instead(prompt, 'allowance_used_up', NOTICES.usedUp);
    const start = performance.now();
    const completion = new StructuredCompletion(server, prompt, { ...request, customer: use.customer });
    let result: CompletionResult<Answer>;
    try {
      result = await completion.complete();
    } finally {
      // A use whose calls cost money stays counted: otherwise, clients could disconnect and use the model for free.
      if (!completion.isPaid) await this.allowances.refund(use);
    }
    if (result.calls > 0) await this.record(server, prompt, request, result, performance.now() - start);
    request.signal.throwIfAborted();
    const { model } = server.settings;
    if (result.answer !== null) return { answer: result.answer, engine: model, version: prompt.version };
    this.log.warn(
      { task: prompt.task, outcome: result.outcome, status: result.status },
      'the language model did not answer',
    );
    return instead(prompt, reasonOf(result.outcome), noticeOf(result.outcome));
  }

  private async record(
    { settings }: Server,
    { task, version }: Prompt<unknown>,
    { caller }: AiRequest,
    { outcome, usage, cost }: CompletionResult<unknown>,
    milliseconds: number,
  ): Promise<void> {
    const { userId } = caller;
    await this.usage.record({
      userId,
      task,
      model: settings.model,
      prompt: version,
      outcome,
      usage,
      cost,
      milliseconds,
    });
  }
}

type Reason = 'circuit_open' | 'allowance_used_up' | 'over_budget' | 'no_answer' | 'error';

function instead({ task }: Prompt<unknown>, reason: Reason, notice: string): { answer: null; notice: string } {
  aiFallbacks.inc({ task, reason });
  return { answer: null, notice };
}

function reasonOf(outcome: Outcome): Reason {
  if (outcome === 'over_budget') return 'over_budget';
  return outcome === 'resting' ? 'circuit_open' : 'no_answer';
}

const noticeOf = (outcome: Outcome): string => (outcome === 'over_budget' ? NOTICES.overBudget : NOTICES.noAnswer);
