import { randomUUID } from 'node:crypto';
import type { AuditEntry, AuditList } from '@shortlist/shared/contract/common/audit-log';
import { startApp, type TestApp } from '../../test/support/app.js';
import { givenPerson, PASSWORD, type Person } from '../../test/support/given.js';
import { givenStaff, type Staff } from '../../test/support/given-staff.js';

describe('audit log', () => {
  let api: TestApp;
  let admin: Staff;
  beforeAll(async () => {
    api = await startApp();
  });
  beforeEach(async () => {
    admin = await givenStaff(api);
  });
  afterAll(() => api.close());

  const asAdmin = () => ({ authorization: `Bearer ${admin.token}` });
  const log = async (query: Record<string, string> = {}): Promise<AuditList> =>
    (
      await api
        .visitor()
        .get(`/api/admin/audit-log?${new URLSearchParams(query).toString()}`)
        .set(asAdmin())
        .expect(200)
    ).body as AuditList;
  const kinds = ({ items }: AuditList): string[] => items.map(({ kind }) => kind);
  const givenDispute = async ({ id }: Person): Promise<string> => {
    const [row] = await api.database.query<{ id: string }[]>(
      `INSERT INTO payment_disputes (provider, reference, payment, user_id, state, amount, currency, opened_at)
       VALUES ('stripe', $1, $2, $3, 'lost', 399, 'usd', now()) RETURNING id`,
      [`du_${randomUUID()}`, `pi_${randomUUID()}`, id],
    );
    return row!.id;
  };

  it('records who changed a promo code, when and from which network, with the old and new values', async () => {
    const headers = asAdmin();
    const created = await api
      .visitor()
      .post('/api/admin/promo-codes')
      .set(headers)
      .send({ code: `LOG${Date.now()}`, kind: 'percent', value: 10, appliesTo: ['pro'], maxUses: 5 })
      .expect(201);
    const { id } = created.body as { id: string };
    const patch = { maxUses: 7, active: true };
    await api.visitor().patch(`/api/admin/promo-codes/${id}`).set(headers).send(patch).expect(200);
    const { items, total } = await log({ subjectId: id });
    expect(total).toBe(2);
    expect(items[0]).toMatchObject({
      kind: 'promo_code_changed',
      staff: { id: admin.id, username: admin.username },
      user: null,
      subjectId: id,
      changes: { maxUses: [5, 7] },
    } satisfies Partial<AuditEntry>);
    expect(items[0]!.network).toMatch(/^[\w-]{22}$/);
    expect(Date.now() - Date.parse(items[0]!.at)).toBeLessThan(60_000);
  });

  it('writes one entry when staff clear a dispute, and one when they undo it', async () => {
    const person = await givenPerson(api);
    const id = await givenDispute(person);
    const change = (cleared: boolean) =>
      api.visitor().patch(`/api/admin/disputes/${id}`).set(asAdmin()).send({ cleared }).expect(200);
    await change(true);
    await change(true);
    await change(false);
    const entries = await log({ subjectId: id });
    expect(kinds(entries)).toEqual(['dispute_clearing_undone', 'dispute_cleared']);
    expect(entries.items[0]!.user).toEqual({ id: person.id, email: person.email });
    const one = await api.visitor().get(`/api/admin/disputes/${id}`).set(asAdmin()).expect(200);
    expect(one.body).toMatchObject({ id, clearedAt: null });
  });

  it("finds the security events of an account by the account's email address", async () => {
    const person = await givenPerson(api);
    await api.visitor().post('/api/auth/login').send({ email: person.email, password: 'a guess' }).expect(401);
    await api.visitor().post('/api/auth/login').send({ email: person.email, password: PASSWORD }).expect(200);
    const entries = await log({ q: person.email.toUpperCase(), by: 'users' });
    expect(kinds(entries)).toEqual(['signed_in', 'sign_in_failed', 'signed_up']);
    expect(entries.items.every(({ staff, user }) => staff === null && user?.id === person.id)).toBe(true);
    expect(await log({ userId: person.id, kind: 'sign_in_failed' })).toMatchObject({ total: 1 });
    expect(await log({ userId: person.id, by: 'staff' })).toMatchObject({ total: 0, items: [] });
  });

  it('paginates audit entries, and lists the oldest first on request', async () => {
    const person = await givenPerson(api);
    await api.database.query(
      `INSERT INTO security_events (kind, user_id) SELECT 'signed_in', $1 FROM generate_series(1, 29)`,
      [person.id],
    );
    const first = await log({ userId: person.id, order: 'asc', perPage: '20' });
    const second = await log({ userId: person.id, order: 'asc', perPage: '20', page: '2' });
    const ids = [...first.items, ...second.items].map(({ id }) => Number(id));
    expect([first.total, first.items[0]!.kind, ids.length, new Set(ids).size]).toEqual([30, 'signed_up', 30, 30]);
    expect([...ids].sort((a, b) => a - b)).toEqual(ids);
  });

  it.each([
    ['kind', 'no_such_kind'],
    ['by', 'robots'],
    ['userId', 'x'],
    ['page', '0'],
    ['sort', 'reason'],
  ])('returns 422 and names the field for an invalid %s', async (path, value) => {
    const { body } = await api.visitor().get(`/api/admin/audit-log?${path}=${value}`).set(asAdmin()).expect(422);
    expect(body).toMatchObject({ issues: [{ path }] });
  });
});
