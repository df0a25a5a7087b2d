import { randomBytes } from 'node:crypto';

/** Returns a random fence, so that no text can contain the mark that closes it. */
export const newFence = (): string => randomBytes(12).toString('hex');

/** Fences a text as data for the model, truncated to `most` characters. */
export const fenced = (fence: string, name: string, text: string, most: number): string =>
  `<<${fence} ${name}\n${cut(text.replaceAll(fence, ''), most)}\n${fence}>>`;

/** Truncates a text without splitting a surrogate pair. */
export const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
