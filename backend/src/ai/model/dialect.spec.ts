import { FULL, simpler, type Dialect } from './dialect.js';

describe('simpler', () => {
  it('removes the feature that the error message names, such as "stream_options", from the request', () => {
    expect(simpler(FULL, "unknown field 'stream_options'")).toEqual({ ...FULL, countsTokens: false });
    expect(simpler(FULL, 'Unrecognized argument: max_completion_tokens')).toEqual({ ...FULL, limit: 'max_tokens' });
    expect(simpler(FULL, 'response_format is not supported')).toEqual({ ...FULL, format: 'json_object' });
  });

  it('removes one feature from the request with each call until none is left', () => {
    const steps: Dialect[] = [];
    for (let next = simpler(FULL, ''); next; next = simpler(next, '')) steps.push(next);
    expect(steps.map(({ format, countsTokens, limit }) => `${format} ${countsTokens} ${limit}`)).toEqual([
      'json_object true max_completion_tokens',
      'text true max_completion_tokens',
      'text false max_completion_tokens',
      'text false max_tokens',
    ]);
  });
});
