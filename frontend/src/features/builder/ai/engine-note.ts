import { messages } from './messages.js';

export const engineNote = (engine: string): string =>
  engine === 'builtin' ? messages.engineNote.builtin : messages.engineNote.model(engine);
