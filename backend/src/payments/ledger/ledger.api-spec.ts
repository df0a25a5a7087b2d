import { randomUUID } from 'node:crypto';
import { startApp, type TestApp } from '../../../test/support/app.js';
import { givenPerson, givenResume, type Person } from '../../../test/support/given.js';
import { ledgerOf, openOrder, pay, untilUnlocked } from '../../../test/support/payments.js';

describe('ledger', () => {
  let api: TestApp;
  let ada: Person;
  beforeAll(async () => {
    api = await startApp({ worker: true });
  });
  beforeEach(async () => {
    ada = await givenPerson(api);
    const resume = await givenResume(ada);
    await pay(ada, (await openOrder(ada, resume)).clientSecret).expect(200);
    await untilUnlocked(api, ada, resume);
  });
  afterAll(() => api.close());

  const rows = (): Promise<object[]> => api.database.query('SELECT * FROM ledger_entries ORDER BY id');

  it.each([
    ['a change to the amount', 'UPDATE ledger_entries SET amount = 1'],
    ['a change to the date', `UPDATE ledger_entries SET at = at - interval '1 day'`],
    ['an update without a change', 'UPDATE ledger_entries SET amount = amount'],
    ['a change to the user', `UPDATE ledger_entries SET user_id = gen_random_uuid()`],
    ['a removed user with a changed amount', 'UPDATE ledger_entries SET user_id = NULL, amount = 1'],
    ['a deletion', 'DELETE FROM ledger_entries'],
    ['a truncation', 'TRUNCATE ledger_entries CASCADE'],
  ])('rejects %s in the ledger table for every database role', async (_, statement) => {
    const before = await rows();
    await expect(api.database.query(statement)).rejects.toThrow('ledger_entries is append-only');
    expect(await rows()).toEqual(before);
  });

  it('keeps the ledger entries of a deleted account, but removes the user id and the receipt links', async () => {
    await api.database.query(
      `INSERT INTO ledger_entries (user_id, kind, amount, currency, provider, reference, receipt_url, at)
       VALUES ($1, 'download', 399, 'usd', 'stripe', $2, 'https://pay.stripe.com/receipts/1', now())`,
      [ada.id, randomUUID()],
    );
    expect(await ledgerOf(api, ada)).toHaveLength(2);
    const before = await rows();
    await ada.browser.delete('/api/auth/user').send({ when: 'now', confirmation: ada.email }).expect(204);
    expect(await ledgerOf(api, ada)).toEqual([]);
    const after = await rows();
    expect(after).toEqual(
      before.map((row) =>
        'user_id' in row && row.user_id === ada.id ? { ...row, user_id: null, receipt_url: null } : row,
      ),
    );
    expect(JSON.stringify(after)).not.toContain(ada.id);
  });

  it('the sum of the ledger entries equals the revenue', async () => {
    const [sum]: { revenue: number }[] = await api.database.query(
      `SELECT sum(amount)::int AS revenue FROM ledger_entries WHERE user_id = $1`,
      [ada.id],
    );
    expect(sum).toEqual({ revenue: 399 });
  });
});
