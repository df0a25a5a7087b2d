import { randomBytes } from 'node:crypto';

/** Nobody can guess it, so no text can close the fence that is around it. */
export const newFence = (): string => randomBytes(12).toString('hex');

/** A text as data for the model, cut where it is longer than it may be. */
export const fenced = (fence: string, name: string, text: string, most: number): string =>
  `<<${fence} ${name}\n${cut(text.replaceAll(fence, ''), most)}\n${fence}>>`;

/** Half a character at the end would not be text. */
export const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
