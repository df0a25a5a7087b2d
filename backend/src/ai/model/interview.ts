import { setTimeout as sleep } from 'node:timers/promises';
import type { Customer } from '@shortlist/shared/plans';
import type { ModelSettings } from '../../core/env.js';
import type { BudgetService } from './budget.service.js';
import type { CircuitBreaker } from './circuit-breaker.js';
import { FULL, simpler, type Dialect } from './dialect.js';
import type { Message, ModelClient } from './model-client.js';
import type { Prompt } from './prompt.js';
import { readAnswer } from './read-answer.js';
import { MAY_PASS, NOT_ITS_FAULT, type Failure, type Reply } from './reply.js';
import { retryWait } from './retry-wait.js';
import { TextInJson } from './text-in-json.js';
import { costOf, inputTokensOf, NO_USAGE, outputLimit, sum, type Usage } from './usage.js';

/** How a question ended; also a word of the ledger. */
export type Outcome = 'answered' | 'repaired' | 'wrong_shape' | 'over_budget' | 'resting' | Failure;

export interface Interviewed<Answer> {
  answer: Answer | null;
  outcome: Outcome;
  /** The server's last HTTP status, where that was the matter. */
  status: number | undefined;
  usage: Usage;
  /** Millionths of a dollar. */
  cost: number;
  /** Calls that were made. */
  calls: number;
}

export interface Interviewing {
  /** Whose share of the budget pays. */
  customer: Customer;
  signal: AbortSignal;
  onText?: ((piece: string) => void) | undefined;
}

type Turn = Reply | { failure: 'over_budget' | 'resting'; status?: undefined };

/** What is known of a server beyond one question. */
export interface Server {
  settings: ModelSettings;
  client: ModelClient;
  breaker: CircuitBreaker;
  budget: BudgetService;
  /** As it turned out to understand. */
  dialect: Dialect;
}

export const newServer = (server: Omit<Server, 'dialect'>): Server => ({ ...server, dialect: FULL });

/** A wrong answer that is shown to the model again. */
const MOST_REPEATED = 4_000;
/** With less time than this left, in milliseconds, another call would only be cut off. */
const LEAST_TIME = 250;

/** One question to a model: its calls, retries and one try to repair an answer, within one deadline. */
export class Interview<Answer> {
  private readonly deadline: number;
  private usage = NO_USAGE;
  private cost = 0;
  private calls = 0;
  /** What was shown cannot be taken back: later tries write unseen, and the whole answer replaces it. */
  private hasShown = false;

  constructor(
    private readonly server: Server,
    private readonly prompt: Prompt<Answer>,
    private readonly how: Interviewing,
  ) {
    this.deadline = performance.now() + server.settings.patience;
  }

  async hold(): Promise<Interviewed<Answer>> {
    const question: Message[] = [
      { role: 'system', content: this.prompt.instructions },
      { role: 'user', content: this.prompt.input },
    ];
    const first = await this.turn(question);
    if (first.failure) return this.ended(null, first.failure, first.status);
    const read = readAnswer(first.text, this.prompt.answer);
    if (read.complaint === undefined) return this.ended(read.answer, 'answered');

    const second = await this.turn([
      ...question,
      { role: 'assistant', content: first.text.slice(0, MOST_REPEATED) || '(empty)' },
      {
        role: 'user',
        content: `${read.complaint}\nAnswer again, with one JSON object of the shape that was asked for.`,
      },
    ]);
    if (second.failure) return this.ended(null, second.failure, second.status);
    const repaired = readAnswer(second.text, this.prompt.answer);
    if (repaired.complaint === undefined) return this.ended(repaired.answer, 'repaired');
    return this.ended(null, 'wrong_shape');
  }

  /** Whether a call was made that the server charges for, whatever came of it. */
  get isPaid(): boolean {
    return this.usage.inputTokens + this.usage.outputTokens > 0;
  }

  private ended(answer: Answer | null, outcome: Outcome, status?: number): Interviewed<Answer> {
    return { answer, outcome, status, usage: this.usage, cost: this.cost, calls: this.calls };
  }

  /** Until there is an answer, whatever its shape, or no sense in trying again. */
  private async turn(messages: Message[]): Promise<Turn> {
    let { dialect } = this.server;
    for (let tries = 1; ;) {
      const reply = await this.call(messages, dialect);
      if (reply.failure === undefined) this.server.dialect = dialect;
      if (reply.failure === 'malformed') {
        const next = simpler(dialect, reply.complaint ?? '');
        if (!next || this.timeLeft() < LEAST_TIME) return reply;
        dialect = next;
        continue;
      }
      if (!isPassing(reply)) return reply;
      const wait = retryWait(tries, reply.retryAfter ?? null);
      if (wait === undefined || this.timeLeft() < wait + LEAST_TIME) return reply;
      if (!(await this.slept(wait))) return { failure: 'left', usage: NO_USAGE };
      tries += 1;
    }
  }

  private async call(messages: Message[], dialect: Dialect): Promise<Turn> {
    const { settings, client, breaker, budget } = this.server;
    if (!breaker.admits()) return { failure: 'resting' };
    const inputTokens = inputTokensOf(messages.map(({ content }) => content));
    const most = costOf({ inputTokens, outputTokens: outputLimit(this.prompt) }, settings);
    const reserved = await budget.reserve(most, settings.dailyBudget, this.how.customer).catch((error: unknown) => {
      breaker.abandoned();
      throw error;
    });
    if (!reserved) {
      breaker.abandoned();
      return { failure: 'over_budget' };
    }
    this.calls += 1;
    const reply = await client.call({
      prompt: this.prompt,
      messages,
      dialect,
      signal: this.how.signal,
      patience: Math.max(1, this.timeLeft()),
      onPiece: this.shown(),
    });
    const cost = costOf(reply.usage, settings);
    await budget.settle(reserved, cost);
    this.usage = sum(this.usage, reply.usage);
    this.cost += cost;
    if (reply.failure === undefined) breaker.succeeded();
    else if (NOT_ITS_FAULT.includes(reply.failure)) breaker.abandoned();
    else breaker.failed();
    return reply;
  }

  private shown(): ((piece: string) => void) | undefined {
    const { onText } = this.how;
    if (!onText || this.hasShown) return undefined;
    const reader = new TextInJson();
    return (piece) => {
      const text = reader.read(piece);
      if (text === '') return;
      this.hasShown = true;
      onText(text);
    };
  }

  private timeLeft(): number {
    return Math.floor(this.deadline - performance.now());
  }

  /** False when the person left meanwhile. */
  private async slept(milliseconds: number): Promise<boolean> {
    // It fails only by being cut short, which is what is answered.
    await sleep(milliseconds, undefined, { signal: this.how.signal }).catch(() => undefined);
    return !this.how.signal.aborted;
  }
}

const isPassing = (turn: Turn): turn is Extract<Reply, { failure: Failure }> =>
  turn.failure !== undefined && (MAY_PASS as readonly string[]).includes(turn.failure);
