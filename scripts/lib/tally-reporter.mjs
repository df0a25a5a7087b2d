// A reporter for Node's test runner: how many tests passed and failed in the whole run, as JSON.

/** @param {AsyncIterable<{ type: string, data: any }>} events */
export default async function* tally(events) {
  for await (const { type, data } of events) {
    // Each file is summed up as well; the run as a whole has no file.
    if (type !== 'test:summary' || data.file !== undefined) continue;
    const { passed, failed, cancelled } = data.counts;
    yield JSON.stringify({ passed, failed: failed + cancelled });
  }
}
