// The text rules plus three faulty rules, each triggered by a certain text: one never ends, one fills the memory, one
// returns too much.
import { inThread } from '../../dist/core/threads/in-thread.js';
import { TEXT_TASKS } from '../../dist/text-rules/text-tasks.js';

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
