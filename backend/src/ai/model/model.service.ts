import { Injectable, Logger } from '@nestjs/common';
import type { Customer } from '@shortlist/shared/product/plans';
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
  | { answer: Answer; engine: string; version: string; followUp: FollowUp }
  | { answer: null; notice: string | undefined };

/**
 * Limits for a second call that checks an answer. The call shares the answer's deadline and does not count as a use.
 */
export interface FollowUp {
  customer: Customer;
  deadline: number;
}

export interface AiRequest {
  caller: AiCaller;
  signal: AbortSignal;
  onText?: ((chunk: string) => void) | undefined;
}

/** Minimum remaining milliseconds for a fact check; in less time, few servers can answer. */
const MIN_CHECK_TIME = 1_500;

const NOTICES = {
  usedUp: 'You have used all of today’s AI suggestions.',
  overBudget: 'The language model has reached today’s budget.',
  noAnswer: 'The language model did not answer.',
} as const;
const INSTEAD_OF_TEXT = 'We used built-in rules and your own words instead.';
const INSTEAD_OF_KEYWORDS = 'We used built-in rules instead.';

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

  get name(): string | undefined {
    return this.server?.settings.model;
  }

  get checksFacts(): boolean {
    return this.server?.settings.checksFacts ?? false;
  }

  /**
   * Requests a fact check of an answer. Returns null if the check fails or too little time is left; the rules alone
   * then check the answer.
   */
  async check<Answer>(
    prompt: Prompt<Answer>,
    { caller, signal }: AiRequest,
    followUp: FollowUp,
  ): Promise<Answer | null> {
    const { server } = this;
    if (!server || followUp.deadline - performance.now() < MIN_CHECK_TIME) return null;
    try {
      const completion = new StructuredCompletion(server, prompt, { ...followUp, signal });
      return (await this.completed(server, completion, prompt, caller)).answer;
    } catch (error) {
      signal.throwIfAborted();
      this.log.error({ err: error, task: prompt.task }, 'the fact check by the language model failed');
      return null;
    }
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
    const followUp = { customer: use.customer, deadline: performance.now() + server.settings.patience };
    const completion = new StructuredCompletion(server, prompt, { ...request, ...followUp });
    let result: CompletionResult<Answer>;
    try {
      result = await this.completed(server, completion, prompt, request.caller);
    } finally {
      // A use that cost money stays counted, so that no client can use the model for free by disconnecting.
      if (!completion.isPaid) await this.allowances.refund(use);
    }
    request.signal.throwIfAborted();
    const { model } = server.settings;
    if (result.answer !== null) return { answer: result.answer, engine: model, version: prompt.version, followUp };
    this.log.warn(
      { task: prompt.task, outcome: result.outcome, status: result.status },
      'the language model did not answer',
    );
    return instead(prompt, reasonOf(result.outcome), noticeOf(result.outcome));
  }

  private async completed<Answer>(
    { settings }: Server,
    completion: StructuredCompletion<Answer>,
    { task, version }: Prompt<Answer>,
    { userId }: AiCaller,
  ): Promise<CompletionResult<Answer>> {
    const start = performance.now();
    const result = await completion.complete();
    const { outcome, usage, cost, calls } = result;
    const milliseconds = performance.now() - start;
    if (calls > 0) {
      const { model } = settings;
      await this.usage.record({ userId, task, model, prompt: version, outcome, usage, cost, milliseconds });
    }
    return result;
  }
}

type Reason = 'circuit_open' | 'allowance_used_up' | 'over_budget' | 'no_answer' | 'error';

function instead({ task }: Prompt<unknown>, reason: Reason, notice: string): { answer: null; notice: string } {
  aiFallbacks.inc({ task, reason });
  return { answer: null, notice: `${notice} ${task === 'keywords' ? INSTEAD_OF_KEYWORDS : INSTEAD_OF_TEXT}` };
}

function reasonOf(outcome: Outcome): Reason {
  if (outcome === 'over_budget') return 'over_budget';
  return outcome === 'resting' ? 'circuit_open' : 'no_answer';
}

const noticeOf = (outcome: Outcome): string => (outcome === 'over_budget' ? NOTICES.overBudget : NOTICES.noAnswer);
