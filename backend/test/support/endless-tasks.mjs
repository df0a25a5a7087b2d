// The text rules, but with faults that words in a job description trigger: "ENDLESS" never ends, "GREEDY" fills the
// memory, "HUGE" returns too much, and "ENVIRONMENT" returns the environment variables.
import { inThread } from '../../dist/core/threads/in-thread.js';
import { keywordTagger } from '../../dist/text-rules/keyword-tagger.js';
import { skillDictionary } from '../../dist/text-rules/skill-dictionary.js';
import { TEXT_TASKS } from '../../dist/text-rules/text-tasks.js';

// Loads the data at startup, like `text-rules.worker.ts`, so that loading does not count toward the time limit of a new
// thread's first task.
await Promise.all([skillDictionary(), keywordTagger()]);

function jobProfile(text) {
  if (text.includes('ENDLESS')) for (;;);
  if (text.includes('GREEDY')) {
    const kept = [];
    for (;;) kept.push(new Array(10_000).fill(kept.length));
  }
  if (text.includes('HUGE')) return { title: 'x'.repeat(2_000_000), years: null, degree: null, terms: [], version: '' };
  if (text.includes('ENVIRONMENT'))
    return { title: JSON.stringify(process.env), years: null, degree: null, terms: [], version: '' };
  return TEXT_TASKS.jobProfile(text);
}

export default inThread({ ...TEXT_TASKS, jobProfile });
