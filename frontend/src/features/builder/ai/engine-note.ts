import { messages } from './messages.js';

/** States whether built-in rules or a language model wrote a suggestion. */
export const engineNote = (engine: string): string =>
  engine === 'builtin' ? messages.engineNote.builtin : messages.engineNote.model(engine);
