import type { ModelSettings } from '../../core/env/env.js';

/** Tokens used by a call: the server's figures, or a deliberately high estimate. */
export interface Usage {
  inputTokens: number;
  outputTokens: number;
}

export const NO_USAGE: Usage = { inputTokens: 0, outputTokens: 0 };

/** Output tokens allowed for a model's reasoning before the answer. */
const REASONING_TOKENS = 2_000;

export const outputLimit = (prompt: { mostTokens: number }): number => prompt.mostTokens + REASONING_TOKENS;

/** Estimated tokens for the message format and the schema. */
const FRAME_TOKENS = 200;

/** Assumes three bytes per token. English texts have about four, Chinese ones about three. */
export const tokensOf = (text: string): number => Math.ceil(Buffer.byteLength(text) / 3);

export const inputTokensOf = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + tokensOf(text), FRAME_TOKENS);

export const sum = (a: Usage, b: Usage): Usage => ({
  inputTokens: a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens + b.outputTokens,
});

/** Returns whole millionths of a dollar, rounded up. */
export const costOf = (usage: Usage, prices: Pick<ModelSettings, 'inputPrice' | 'outputPrice'>): number =>
  Math.ceil(usage.inputTokens * prices.inputPrice + usage.outputTokens * prices.outputPrice);
