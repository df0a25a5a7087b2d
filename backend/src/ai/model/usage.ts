import type { ModelSettings } from '../../core/env.js';

/** Tokens that a call took, as the server counts them or, where it does not say, by an estimate that is rather too high. */
export interface Usage {
  inputTokens: number;
  outputTokens: number;
}

export const NO_USAGE: Usage = { inputTokens: 0, outputTokens: 0 };

/** Room for models that think before they write, which counts as written. */
const THOUGHT_TOKENS = 2_000;

/** Tokens that a call may write. */
export const outputLimit = (prompt: { mostTokens: number }): number => prompt.mostTokens + THOUGHT_TOKENS;

/** Of the message's frame and of the description of the answer's shape. */
const FRAME_TOKENS = 200;

/** Three bytes a token: English has some four, Chinese about three. */
export const tokensOf = (text: string): number => Math.ceil(Buffer.byteLength(text) / 3);

export const inputTokensOf = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + tokensOf(text), FRAME_TOKENS);

export const sum = (a: Usage, b: Usage): Usage => ({
  inputTokens: a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens + b.outputTokens,
});

/** Millionths of a dollar, whole ones. */
export const costOf = (usage: Usage, prices: Pick<ModelSettings, 'inputPrice' | 'outputPrice'>): number =>
  Math.ceil(usage.inputTokens * prices.inputPrice + usage.outputTokens * prices.outputPrice);
