import type { ModelSettings } from '../../core/env.js';

/** Tokens of a call as the server reports them, otherwise an estimate that is rather too high. */
export interface Usage {
  inputTokens: number;
  outputTokens: number;
}

export const NO_USAGE: Usage = { inputTokens: 0, outputTokens: 0 };

/** Allowance for models that reason before the answer, which counts as output. */
const REASONING_TOKENS = 2_000;

/** Returns the limit of output tokens. */
export const outputLimit = (prompt: { mostTokens: number }): number => prompt.mostTokens + REASONING_TOKENS;

/** Tokens of the message format and of the schema. */
const FRAME_TOKENS = 200;

/** Estimates three bytes per token: English has about four, Chinese about three. */
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
