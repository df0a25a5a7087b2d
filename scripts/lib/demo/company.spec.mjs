import { companyOf } from './company.mjs';
import { randomOf } from './random.mjs';

const NOW = new Date('2026-11-20T15:30:00Z');
const make = () => companyOf(randomOf(7), { days: 30, people: 150, now: NOW });
/** @param {object[]} rows */
const idsOf = (rows) => new Set(rows.map((row) => Reflect.get(row, 'id')));

describe('companyOf', () => {
  const company = make();

  it('returns the same company in every run', () => {
    expect(make()).toEqual(company);
  });

  it('creates the requested number of users, each with a unique email address at example.com', () => {
    const addresses = company.users.map((user) => String(Reflect.get(user, 'email')));
    expect(new Set(addresses).size).toBe(150);
    expect(addresses.every((address) => address.endsWith('@example.com'))).toBe(true);
  });

  it.each(['resumes', 'orders', 'subscriptions', 'ledger', 'uses', 'requests', 'calls'])(
    'creates %s only for users of the fictional company',
    (name) => {
      const rows = company[/** @type {keyof typeof company} */ (name)];
      const users = idsOf(company.users);
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(users).toContain(Reflect.get(row, 'user_id') ?? Reflect.get(row, 'owner_id'));
    },
  );

  it('every ledger entry belongs to a purchase, and refunds do not exceed the payment', () => {
    const balances = new Map();
    for (const entry of company.ledger) {
      const payment = Reflect.get(entry, 'payment');
      balances.set(payment, (balances.get(payment) ?? 0) + Number(Reflect.get(entry, 'amount')));
    }
    expect([...balances.values()].every((balance) => balance >= 0)).toBe(true);
    const purchases = new Set([...idsOf(company.orders), ...idsOf(company.subscriptions)]);
    for (const entry of company.ledger)
      expect(purchases).toContain(Reflect.get(entry, 'order_id') ?? Reflect.get(entry, 'subscription_id'));
  });

  it('creates no events with a future date', () => {
    for (const { at } of /** @type {{ at: string }[]} */ ([...company.events, ...company.ledger]))
      expect(Date.parse(at)).toBeLessThanOrEqual(NOW.getTime());
  });
});
