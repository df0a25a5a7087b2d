import { inThread } from '../core/in-thread.js';
import { skillDictionary } from './skill-dictionary.js';
import { TEXT_TASKS } from './text-tasks.js';

// The first text should not have to wait for it. A failure is thrown, and tried again, where a task needs it.
await skillDictionary().catch(() => undefined);

export default inThread(TEXT_TASKS);
