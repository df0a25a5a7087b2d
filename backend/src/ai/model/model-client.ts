import { OpenAI } from 'openai';
import type { ChatCompletionChunk, ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import type { ModelSettings } from '../../core/env.js';
import type { Dialect } from './dialect.js';
import type { Prompt } from './prompt.js';
import { failureOf, type Reply } from './reply.js';
import { inputTokensOf, NO_USAGE, outputLimit, tokensOf, type Usage } from './usage.js';
import { wireSchema } from './wire-schema.js';

const OPENAI = 'https://api.openai.com/v1';
/** Milliseconds that a server may be silent, before its answer and in it. */
const LONGEST_SILENCE = 12_000;
/** Characters of a token at most, but for rare ones. */
const TOKEN_CHARACTERS = 12;

export interface Message {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface Call {
  prompt: Pick<Prompt<unknown>, 'answer' | 'mostTokens'>;
  messages: Message[];
  dialect: Dialect;
  /** The person has left. */
  signal: AbortSignal;
  /** Milliseconds for all of it. */
  patience: number;
  /** Gets the JSON as it comes. */
  onPiece?: ((piece: string) => void) | undefined;
}

/**
 * One call to an OpenAI-compatible server. Answers are always streamed: so a server that hangs is told from one that
 * writes, and what is no longer wanted stops being written and paid for.
 */
export class ModelClient {
  private readonly openai: OpenAI;

  constructor(private readonly settings: ModelSettings) {
    this.openai = new OpenAI({
      apiKey: settings.apiKey,
      baseURL: settings.baseUrl ?? OPENAI,
      // The environment is read in one place; the library would look there for these.
      organization: null,
      project: null,
      adminAPIKey: null,
      webhookSecret: null,
      // Retries are counted, paid for and stopped by the caller.
      maxRetries: 0,
      // It would log what was asked and answered.
      logLevel: 'off',
    });
  }

  async call({ prompt, messages, dialect, signal, patience, onPiece }: Call): Promise<Reply> {
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(), Math.min(LONGEST_SILENCE, patience / 2));
    const stops = [signal, silence.signal, AbortSignal.timeout(patience)];
    const whole = AbortSignal.any(stops);
    const mostCharacters = prompt.mostTokens * TOKEN_CHARACTERS;
    let [text, refusal, finish] = ['', '', null as string | null];
    let counted: ChatCompletionChunk['usage'];
    const usage = (): Usage => ({
      inputTokens: counted?.prompt_tokens ?? inputTokensOf(messages.map(({ content }) => content)),
      outputTokens: counted?.completion_tokens ?? tokensOf(text),
    });
    try {
      const stream = await this.openai.chat.completions.create(this.body(prompt, messages, dialect), { signal: whole });
      for await (const chunk of stream) {
        timer.refresh();
        const [choice] = chunk.choices ?? [];
        counted = chunk.usage ?? counted;
        finish = choice?.finish_reason ?? finish;
        refusal += choice?.delta?.refusal ?? '';
        const piece = choice?.delta?.content ?? '';
        text += piece;
        // The library's stream ends without a word when it is stopped.
        if (whole.aborted || text.length > mostCharacters) break;
        if (piece !== '') onPiece?.(piece);
      }
      if (signal.aborted) return { failure: 'left', usage: usage() };
      if (whole.aborted) return { failure: 'timeout', usage: usage() };
      if (text.length > mostCharacters) return { failure: 'too_long', usage: usage() };
      if (finish === null) return { failure: 'cut', usage: usage() };
      if (refusal !== '' || finish === 'content_filter') return { failure: 'refused', usage: usage() };
      return { text, usage: usage() };
    } catch (error) {
      if (signal.aborted) return { failure: 'left', usage: usage() };
      if (whole.aborted) return { failure: 'timeout', usage: usage() };
      const failure = failureOf(error);
      const isPaid = failure.failure === 'cut';
      return { ...failure, usage: isPaid ? usage() : NO_USAGE };
    } finally {
      clearTimeout(timer);
    }
  }

  private body(prompt: Call['prompt'], messages: Message[], dialect: Dialect): ChatCompletionCreateParamsStreaming {
    const schema = wireSchema(prompt.answer);
    const inWords = `\n\nThe object's JSON schema: ${JSON.stringify(schema)}`;
    const [first, ...rest] = messages;
    return {
      model: this.settings.model,
      stream: true,
      messages:
        dialect.format === 'json_schema' || !first
          ? messages
          : [{ ...first, content: first.content + inWords }, ...rest],
      ...(dialect.format === 'json_schema' && {
        response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } },
      }),
      ...(dialect.format === 'json_object' && { response_format: { type: 'json_object' } }),
      ...(dialect.countsTokens && { stream_options: { include_usage: true } }),
      [dialect.limit]: outputLimit(prompt),
    };
  }
}
