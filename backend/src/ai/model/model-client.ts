import { OpenAI } from 'openai';
import type { ChatCompletionChunk, ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import { z } from 'zod';
import type { ModelSettings } from '../../core/env/env.js';
import type { Dialect } from './dialect.js';
import type { Prompt } from '../prompts/prompt.js';
import { failureOf, type Reply } from './reply.js';
import { inputTokensOf, NO_USAGE, outputLimit, tokensOf, type Usage } from './usage.js';

const OPENAI = 'https://api.openai.com/v1';
/** Milliseconds without a chunk after which the call to the model server is aborted. */
const MAX_SILENCE = 12_000;
/** Assumed maximum length of a token in characters, to limit the length of an answer. Few tokens are longer. */
const TOKEN_CHARACTERS = 12;

export interface Message {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface Call {
  prompt: Pick<Prompt<unknown>, 'answer' | 'mostTokens'>;
  messages: Message[];
  dialect: Dialect;
  signal: AbortSignal;
  /** Time limit in milliseconds. */
  timeout: number;
  onChunk?: ((chunk: string) => void) | undefined;
}

/**
 * Calls an OpenAI-compatible server. Always streams the answer, so that a long silence reveals a server that hangs, and
 * so that aborting the stream saves the cost of an answer that is no longer needed.
 */
export class ModelClient {
  private readonly openai: OpenAI;

  constructor(private readonly settings: ModelSettings) {
    this.openai = new OpenAI({
      apiKey: settings.apiKey,
      baseURL: settings.baseUrl ?? OPENAI,
      // Passing `null` keeps the client library from reading these four settings from environment variables.
      organization: null,
      project: null,
      adminAPIKey: null,
      webhookSecret: null,
      // The client library must not retry, because the product counts, limits and aborts each attempt itself.
      maxRetries: 0,
      // Turns off the client library's log, which contains prompts and answers.
      logLevel: 'off',
    });
  }

  async call({ prompt, messages, dialect, signal, timeout, onChunk }: Call): Promise<Reply> {
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(), Math.min(MAX_SILENCE, timeout / 2));
    const signals = [signal, silence.signal, AbortSignal.timeout(timeout)];
    const stopped = AbortSignal.any(signals);
    const mostCharacters = prompt.mostTokens * TOKEN_CHARACTERS;
    let [text, refusal, finish] = ['', '', null as string | null];
    let counted: ChatCompletionChunk['usage'];
    const usage = (): Usage => ({
      inputTokens: counted?.prompt_tokens ?? inputTokensOf(messages.map(({ content }) => content)),
      outputTokens: counted?.completion_tokens ?? tokensOf(text),
    });
    try {
      const stream = await this.openai.chat.completions.create(this.body(prompt, messages, dialect), {
        signal: stopped,
      });
      for await (const chunk of stream) {
        timer.refresh();
        const [choice] = chunk.choices ?? [];
        counted = chunk.usage ?? counted;
        finish = choice?.finish_reason ?? finish;
        refusal += choice?.delta?.refusal ?? '';
        const piece = choice?.delta?.content ?? '';
        text += piece;
        // The library ends an aborted stream without an error, so check here for an abort.
        if (stopped.aborted || text.length > mostCharacters) break;
        if (piece !== '') onChunk?.(piece);
      }
      if (signal.aborted) return { failure: 'left', usage: usage() };
      if (stopped.aborted) return { failure: 'timeout', usage: usage() };
      if (text.length > mostCharacters) return { failure: 'too_long', usage: usage() };
      if (finish === null) return { failure: 'cut', usage: usage() };
      if (refusal !== '' || finish === 'content_filter') return { failure: 'refused', usage: usage() };
      return { text, usage: usage() };
    } catch (error) {
      if (signal.aborted) return { failure: 'left', usage: usage() };
      if (stopped.aborted) return { failure: 'timeout', usage: usage() };
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

/** Omits length limits, which some servers reject. The answer is checked against the limits later. */
export function wireSchema(answer: z.ZodType): Record<string, unknown> {
  const schema = z.toJSONSchema(answer, {
    override: ({ jsonSchema }) => {
      for (const bound of ['minLength', 'maxLength', 'minItems', 'maxItems'] as const) delete jsonSchema[bound];
    },
  });
  delete schema.$schema;
  return schema;
}
