import { Injectable, Logger } from '@nestjs/common';
import { Env } from '../../core/env.js';
import { SettingsService } from '../../settings/settings.service.js';
import type { AiCaller } from '../ai-caller.js';
import { AllowancesService } from '../allowances.service.js';
import { BudgetService } from './budget.service.js';
import { CircuitBreaker } from './circuit-breaker.js';
import { Interview, newServer, type Interviewed, type Outcome, type Server } from './interview.js';
import { LedgerService } from './ledger.service.js';
import { ModelClient } from './model-client.js';
import type { Prompt } from './prompt.js';

/** A model's answer, or why there is none and the fixed rules have to answer. */
export type ModelAnswer<Answer> =
  { answer: Answer; engine: string; version: string } | { answer: null; notice: string | undefined };

export interface AiRequest {
  caller: AiCaller;
  /** Aborted when the person has left. */
  signal: AbortSignal;
  /** Called with pieces of the answer's text as they come, where they are shown. */
  onText?: ((piece: string) => void) | undefined;
}

const INSTEAD = 'We used fixed rules and your own words instead.';
const NOTICES = {
  usedUp: `Today’s language model answers are used up. ${INSTEAD}`,
  overBudget: `The language model has reached today’s budget. ${INSTEAD}`,
  noAnswer: `The language model did not answer. ${INSTEAD}`,
} as const;

/**
 * The language model, when one is set up. It never throws but when the person has left: without it the fixed rules
 * answer.
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
    private readonly ledger: LedgerService,
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
      return await this.askServer(server, prompt, request);
    } catch (error) {
      request.signal.throwIfAborted();
      this.log.error({ err: error, task: prompt.task }, 'the language model could not be asked');
      return { answer: null, notice: NOTICES.noAnswer };
    }
  }

  private async askServer<Answer>(
    server: Server,
    prompt: Prompt<Answer>,
    request: AiRequest,
  ): Promise<ModelAnswer<Answer>> {
    if (this.breaker.isResting()) return { answer: null, notice: NOTICES.noAnswer };
    const use = await this.allowances.take(request.caller, 'model');
    if (!use) return { answer: null, notice: NOTICES.usedUp };
    const start = performance.now();
    const interview = new Interview(server, prompt, { ...request, customer: use.customer });
    let held: Interviewed<Answer>;
    try {
      held = await interview.hold();
    } finally {
      // A text that makes the model refuse, or a caller who leaves again and again, must not be asked for without end.
      if (!interview.isPaid) await this.allowances.giveBack(use);
    }
    if (held.calls > 0) await this.record(server, prompt, request, held, performance.now() - start);
    request.signal.throwIfAborted();
    const { model } = server.settings;
    if (held.answer !== null) return { answer: held.answer, engine: model, version: prompt.version };
    this.log.warn(
      { task: prompt.task, outcome: held.outcome, status: held.status },
      'the language model did not answer',
    );
    return { answer: null, notice: noticeOf(held.outcome) };
  }

  private async record(
    { settings }: Server,
    { task, version }: Prompt<unknown>,
    { caller }: AiRequest,
    { outcome, usage, cost }: Interviewed<unknown>,
    milliseconds: number,
  ): Promise<void> {
    const { userId } = caller;
    await this.ledger.record({
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

const noticeOf = (outcome: Outcome): string => (outcome === 'over_budget' ? NOTICES.overBudget : NOTICES.noAnswer);
