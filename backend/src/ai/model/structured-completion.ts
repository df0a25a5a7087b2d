import { setTimeout as sleep } from 'node:timers/promises';
import type { Customer } from '@shortlist/shared/product/plans';
import type { ModelSettings } from '../../core/env/env.js';
import type { BudgetService } from './budget.service.js';
import type { CircuitBreaker } from '../circuit/circuit-breaker.js';
import { FULL, simpler, type Dialect } from './dialect.js';
import type { Message, ModelClient } from './model-client.js';
import type { Prompt } from '../prompts/prompt.js';
import { readAnswer } from './read-answer.js';
import { TRANSIENT, NOT_SERVER_FAULT, type Failure, type Reply } from './reply.js';
import { retryWait } from './retry-wait.js';
import { TextInJson } from './text-in-json.js';
import { costOf, inputTokensOf, NO_USAGE, outputLimit, sum, type Usage } from './usage.js';

export type Outcome = 'answered' | 'repaired' | 'wrong_shape' | 'over_budget' | 'resting' | Failure;

export interface CompletionResult<Answer> {
  answer: Answer | null;
  outcome: Outcome;
  status: number | undefined;
  usage: Usage;
  /** Cost in millionths of a dollar. */
  cost: number;
  calls: number;
}

export interface CompletionOptions {
  customer: Customer;
  /** Time, as returned by `performance.now()`, after which no call starts or continues. */
  deadline: number;
  signal: AbortSignal;
  onText?: ((chunk: string) => void) | undefined;
}

type Turn = Reply | { failure: 'over_budget' | 'resting'; status?: undefined };

export interface Server {
  settings: ModelSettings;
  client: ModelClient;
  breaker: CircuitBreaker;
  budget: BudgetService;
  dialect: Dialect;
}

export const newServer = (server: Omit<Server, 'dialect'>): Server => ({ ...server, dialect: FULL });

/** Maximum number of characters of an invalid answer that are sent back to the model. */
const MAX_REPEATED = 4_000;
/** Minimum remaining milliseconds for another attempt; with less time left, the attempt would only time out. */
const MIN_TIME = 250;

/**
 * Requests a model's answer that matches a schema. Within a deadline, retries failed calls and lets the model repair an
 * invalid answer once.
 */
export class StructuredCompletion<Answer> {
  private usage = NO_USAGE;
  private cost = 0;
  private calls = 0;
  /**
   * Text that the client has received cannot be withdrawn, so later attempts are not streamed. The full answer replaces
   * the text at the end.
   */
  private hasStreamed = false;

  constructor(
    private readonly server: Server,
    private readonly prompt: Prompt<Answer>,
    private readonly options: CompletionOptions,
  ) {}

  async complete(): Promise<CompletionResult<Answer>> {
    const messages: Message[] = [
      { role: 'system', content: this.prompt.instructions },
      { role: 'user', content: this.prompt.input },
    ];
    const first = await this.turn(messages);
    if (first.failure) return this.result(null, first.failure, first.status);
    const read = readAnswer(first.text, this.prompt.answer);
    if (read.complaint === undefined) return this.result(read.answer, 'answered');

    const second = await this.turn([
      ...messages,
      { role: 'assistant', content: first.text.slice(0, MAX_REPEATED) || '(empty)' },
      {
        role: 'user',
        content: `${read.complaint}\nAnswer again, with one JSON object of the shape that was asked for.`,
      },
    ]);
    if (second.failure) return this.result(null, second.failure, second.status);
    const repaired = readAnswer(second.text, this.prompt.answer);
    if (repaired.complaint === undefined) return this.result(repaired.answer, 'repaired');
    return this.result(null, 'wrong_shape');
  }

  /** Whether the server charges for at least one of the calls, even if all failed. */
  get isPaid(): boolean {
    return this.usage.inputTokens + this.usage.outputTokens > 0;
  }

  private result(answer: Answer | null, outcome: Outcome, status?: number): CompletionResult<Answer> {
    return { answer, outcome, status, usage: this.usage, cost: this.cost, calls: this.calls };
  }

  /** Retries until the model returns an answer, valid or invalid, or fails permanently. */
  private async turn(messages: Message[]): Promise<Turn> {
    let { dialect } = this.server;
    for (let attempts = 1; ;) {
      const reply = await this.call(messages, dialect);
      if (reply.failure === undefined) this.server.dialect = dialect;
      if (reply.failure === 'malformed') {
        const next = simpler(dialect, reply.complaint ?? '');
        if (!next || this.timeLeft() < MIN_TIME) return reply;
        dialect = next;
        continue;
      }
      if (!isTransient(reply)) return reply;
      const wait = retryWait(attempts, reply.retryAfter ?? null);
      if (wait === undefined || this.timeLeft() < wait + MIN_TIME) return reply;
      if (!(await this.slept(wait))) return { failure: 'left', usage: NO_USAGE };
      attempts += 1;
    }
  }

  private async call(messages: Message[], dialect: Dialect): Promise<Turn> {
    const { settings, client, breaker, budget } = this.server;
    if (!(await breaker.admits())) return { failure: 'resting' };
    const inputTokens = inputTokensOf(messages.map(({ content }) => content));
    const most = costOf({ inputTokens, outputTokens: outputLimit(this.prompt) }, settings);
    const reserved = await budget
      .reserve(most, settings.dailyBudget, this.options.customer)
      .catch(async (error: unknown) => {
        await breaker.abandoned();
        throw error;
      });
    if (!reserved) {
      await breaker.abandoned();
      return { failure: 'over_budget' };
    }
    this.calls += 1;
    const reply = await client.call({
      prompt: this.prompt,
      messages,
      dialect,
      signal: this.options.signal,
      timeout: Math.max(1, this.timeLeft()),
      onChunk: this.streamed(),
    });
    const cost = costOf(reply.usage, settings);
    await budget.settle(reserved, cost);
    this.usage = sum(this.usage, reply.usage);
    this.cost += cost;
    if (reply.failure === undefined) await breaker.succeeded();
    else if (NOT_SERVER_FAULT.includes(reply.failure)) await breaker.abandoned();
    else await breaker.failed();
    return reply;
  }

  private streamed(): ((chunk: string) => void) | undefined {
    const { onText } = this.options;
    if (!onText || this.hasStreamed) return undefined;
    const reader = new TextInJson();
    return (chunk) => {
      const text = reader.read(chunk);
      if (text === '') return;
      this.hasStreamed = true;
      onText(text);
    };
  }

  private timeLeft(): number {
    return Math.floor(this.options.deadline - performance.now());
  }

  /** Returns false if the client disconnected during the sleep. */
  private async slept(milliseconds: number): Promise<boolean> {
    await sleep(milliseconds, undefined, { signal: this.options.signal }).catch(() => undefined);
    return !this.options.signal.aborted;
  }
}

const isTransient = (turn: Turn): turn is Extract<Reply, { failure: Failure }> =>
  turn.failure !== undefined && (TRANSIENT as readonly string[]).includes(turn.failure);
