import { inThread } from '../core/threads/in-thread.js';
import { keywordJudge } from './keyword-judge.js';
import { skillDictionary } from './skill-dictionary.js';
import { TEXT_TASKS } from './text-tasks.js';

// Preloads the dictionary and the judge. After a failure, the first task that needs one retries and reports it.
await skillDictionary().catch(() => undefined);
await keywordJudge().catch(() => undefined);

export default inThread(TEXT_TASKS);
