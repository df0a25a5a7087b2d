import { randomBytes } from 'node:crypto';

/** Returns a mark that fences a text in a prompt. Random, so that no text can contain the closing mark. */
export const newFence = (): string => randomBytes(12).toString('hex');

/** Fences a text as data for the model, truncated to `most` characters. */
export const fenced = (fence: string, name: string, text: string, most: number): string =>
  `<<${fence} ${name}\n${cut(text.replaceAll(fence, ''), most)}\n${fence}>>`;

/** Truncates a text without splitting a surrogate pair. */
export const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
