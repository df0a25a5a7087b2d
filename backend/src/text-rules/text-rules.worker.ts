import { inThread } from '../core/threads/in-thread.js';
import { keywordTagger } from './keyword-tagger.js';
import { skillDictionary } from './skill-dictionary.js';
import { TEXT_TASKS } from './text-tasks.js';

// Ignores a failed load: the first task that needs the data loads it again and reports a failure.
await skillDictionary().catch(() => undefined);
await keywordTagger().catch(() => undefined);

export default inThread(TEXT_TASKS);
