import { readFileSync } from 'node:fs';
import { FOLLOWED_EVENTS } from './stripe-events.js';

describe('FOLLOWED_EVENTS', () => {
  it('equals the list of events in the operations guide', () => {
    const guide = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
    const [, list = ''] = /```text events of the webhook\n([^`]+)```/.exec(guide) ?? [];
    expect(list.trim().split(/\s+/).sort()).toEqual([...FOLLOWED_EVENTS].sort());
  });
});
