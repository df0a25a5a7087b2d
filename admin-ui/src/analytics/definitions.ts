import { messages } from './messages.js';

/** What the figures count, in short; docs/metrics.md has the whole. */
export const DEFINITIONS = messages.definitions.definitions;

export type Definition = keyof typeof DEFINITIONS;
