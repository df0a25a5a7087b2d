import { hasExpired } from './has-expired.js';

const NOW = new Date('2026-11-26');

describe('hasExpired', () => {
  it.each(['2024', '11/2024', 'Oct 2026', 'Exp. 11/2024', 'Valid until: June 2019', 'Inactive since 2023', 'lapsed'])(
    'returns true for a past date or an expired status: %s',
    (expires) => expect(hasExpired(expires, NOW)).toBe(true),
  );

  it.each(['', '2027', 'Nov 2026', 'Exp. 02/2027', 'never', 'when renewed'])(
    'returns false for a future date or an unknown format: %s',
    (expires) => expect(hasExpired(expires, NOW)).toBe(false),
  );
});
