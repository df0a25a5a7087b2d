// A reporter for Node's test runner that writes the tally of the run as JSON.
import { relative } from 'node:path';
import { ROOT } from './checkout.mjs';
import { failure, SECOND_TRY } from './tally.mjs';

/** @param {AsyncIterable<{ type: string, data: any }>} events */
export default async function* tally(events) {
  let passed = 0;
  const failures = [];
  const retries = [];
  for await (const { type, data } of events) {
    if (type === 'test:diagnostic' && data.message.startsWith(SECOND_TRY)) retries.push(data.message);
    if (type === 'test:pass' && data.details.type !== 'suite') passed += 1;
    // A suite fails because of its tests, which are reported themselves.
    if (type === 'test:fail' && data.details.error.failureType !== 'subtestsFailed') {
      const { error } = data.details;
      const cause = error.cause ?? error;
      failures.push(failure([relative(ROOT, data.file ?? ''), data.name], String(cause.stack ?? cause)));
    }
  }
  yield JSON.stringify({ passed, failures, retries });
}
