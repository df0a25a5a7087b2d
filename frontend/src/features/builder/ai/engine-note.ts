import { messages } from './messages.js';

/** Tells built-in rules from a model. */
export const engineNote = (engine: string): string =>
  engine === 'builtin' ? messages.engineNote.builtin : messages.engineNote.model(engine);
