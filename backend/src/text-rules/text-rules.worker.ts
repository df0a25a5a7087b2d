import { inThread } from '../core/in-thread.js';
import { skillDictionary } from './skill-dictionary.js';
import { TEXT_TASKS } from './text-tasks.js';

// Preloaded for the first text. A failure is retried and thrown by the first task that needs the dictionary.
await skillDictionary().catch(() => undefined);

export default inThread(TEXT_TASKS);
