import { randomBytes } from 'node:crypto';

/** Returns a random delimiter for texts in a prompt, so that no text can contain the delimiter and fake its own end. */
export const newFence = (): string => randomBytes(12).toString('hex');

/** Puts a text between delimiters, so that the model treats it as data. Truncates it to `most` characters. */
export const fenced = (fence: string, name: string, text: string, most: number): string =>
  `<<${fence} ${name}\n${cut(text.replaceAll(fence, ''), most)}\n${fence}>>`;

/** Truncates a text without splitting a surrogate pair. */
export const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
