import { messages } from './messages.js';

/** Short definitions of the figures; docs/metrics.md has the full definitions. */
export const DEFINITIONS = messages.definitions.definitions;

export type Definition = keyof typeof DEFINITIONS;
