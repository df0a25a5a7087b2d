import { isDependencyAway } from './dependency-away.js';

const withCode = (code: string): Error => Object.assign(new Error('failed'), { code });

describe('a dependency is away', () => {
  it.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '08006', '53300', '57014', '40P01'])(
    'when the error says %s',
    (code) => {
      expect(isDependencyAway(withCode(code))).toBe(true);
      expect(isDependencyAway(new Error('query failed', { cause: withCode(code) }))).toBe(true);
      expect(isDependencyAway(new AggregateError([withCode(code)]))).toBe(true);
    },
  );

  it.each(['23505', '22P05', '42601', 'ERR_INVALID_ARG_TYPE'])('not when it says %s', (code) => {
    expect(isDependencyAway(withCode(code))).toBe(false);
  });

  it('not when something else was thrown', () => {
    for (const thrown of [undefined, null, 'ECONNREFUSED', 5, {}]) expect(isDependencyAway(thrown)).toBe(false);
  });
});
