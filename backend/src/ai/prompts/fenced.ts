import { randomBytes } from 'node:crypto';

/** Random, so that no text can close its own fence. */
export const newFence = (): string => randomBytes(12).toString('hex');

/** Fences a text as data for the model, truncated to `most` characters. */
export const fenced = (fence: string, name: string, text: string, most: number): string =>
  `<<${fence} ${name}\n${cut(text.replaceAll(fence, ''), most)}\n${fence}>>`;

/** Truncates a text without splitting a surrogate pair. */
export const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
