import { isDependencyUnavailable } from './dependency-unavailable.js';

const withCode = (code: string): Error => Object.assign(new Error('failed'), { code });

describe('isDependencyUnavailable', () => {
  it.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '08006', '53300', '57014', '40P01'])(
    'returns true for the error code "%s"',
    (code) => {
      expect(isDependencyUnavailable(withCode(code))).toBe(true);
      expect(isDependencyUnavailable(new Error('query failed', { cause: withCode(code) }))).toBe(true);
      expect(isDependencyUnavailable(new AggregateError([withCode(code)]))).toBe(true);
    },
  );

  it.each(['23505', '22P05', '42601', 'ERR_INVALID_ARG_TYPE'])('returns false for the error code "%s"', (code) => {
    expect(isDependencyUnavailable(withCode(code))).toBe(false);
  });

  it('returns false for values that are not errors', () => {
    for (const thrown of [undefined, null, 'ECONNREFUSED', 5, {}]) expect(isDependencyUnavailable(thrown)).toBe(false);
  });
});
