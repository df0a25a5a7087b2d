import type { PublicConfig } from '@shortlist/shared/contract/config';
import type { Settings, SettingsHistory, SettingsVersion } from '@shortlist/shared/contract/settings';
import { SettingsService } from '../settings/settings.service.js';
import { startApp, type TestApp } from '../../test/support/app.js';
import { givenPerson, givenResume, PASSWORD } from '../../test/support/given.js';
import { givenStaff, type Staff } from '../../test/support/given-staff.js';
import { until } from '../../test/support/until.js';

describe('settings', () => {
  let api: TestApp;
  let admin: Staff;
  let defaults: Settings;
  beforeAll(async () => {
    api = await startApp();
    admin = await givenStaff(api);
    defaults = (await read()).settings;
  });
  afterEach(() => set(defaults));
  afterAll(() => api.close());

  const headers = () => ({ authorization: `Bearer ${admin.token}` });
  const read = async (): Promise<SettingsVersion> =>
    (await api.visitor().get('/api/admin/settings').set(headers()).expect(200)).body as SettingsVersion;
  const put = (body: object) => api.visitor().put('/api/admin/settings').set(headers()).send(body);
  const set = async (changes: Partial<Settings>, reason = 'For this test'): Promise<SettingsVersion> => {
    const { version, settings } = await read();
    return (await put({ version, settings: { ...settings, ...changes }, reason }).expect(200)).body as SettingsVersion;
  };
  const config = async (): Promise<PublicConfig> =>
    (await api.visitor().get('/api/config').expect(200)).body as PublicConfig;

  it('keeps versions of settings with author, change, time and reason', async () => {
    const { version } = await set({ supportEmail: 'help@example.com' }, 'We have a mailbox now');
    const { body } = await api.visitor().get('/api/admin/settings/versions').set(headers()).expect(200);
    expect((body as SettingsHistory).items[0]).toMatchObject({
      version,
      reason: 'We have a mailbox now',
      changedBy: admin.username,
      settings: { supportEmail: 'help@example.com' },
    });
    expect((body as SettingsHistory).items.at(-1)).toMatchObject({ version: 0, changedBy: null, settings: defaults });
    const log = await api.visitor().get('/api/admin/audit-log?kind=settings_changed').set(headers()).expect(200);
    expect((log.body as { items: object[] }).items[0]).toMatchObject({
      staff: { username: admin.username },
      reason: 'We have a mailbox now',
      changes: { supportEmail: [null, 'help@example.com'] },
    });
    expect((await config()).supportEmail).toBe('help@example.com');
  });

  it('rejects an outdated or concurrent change to the settings', async () => {
    const { version, settings } = await read();
    const change = (text: string) =>
      put({
        version,
        settings: { ...settings, announcement: { text, tone: 'info', until: null } },
        reason: 'Two at once',
      });
    const answers = await Promise.all(['one', 'two', 'three'].map(change));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409)!.body as { code: string; current: SettingsVersion };
    expect(refused).toMatchObject({ code: 'settings_changed', current: { version: version + 1 } });
  });

  it.each([
    ['an empty announcement', { announcement: { text: ' ', tone: 'info', until: null } }, 'announcement.text'],
    ['a tone that does not exist', { announcement: { text: 'x', tone: 'loud', until: null } }, 'announcement.tone'],
    ['an invalid address', { supportEmail: 'nobody' }, 'supportEmail'],
    [
      'a limit below zero',
      { limits: { modelAnswers: { visitor: -1, free: 1, pro: 1, premium: 1 } } },
      'limits.modelAnswers.visitor',
    ],
  ])('returns 422 and names the invalid field: %s', async (_, changes, path) => {
    const { version, settings } = await read();
    const { body } = await put({ version, settings: { ...settings, ...changes }, reason: 'Bad input' }).expect(422);
    expect((body as { issues: { path: string }[] }).issues.map((issue) => issue.path)).toContain(`settings.${path}`);
  });

  it('rejects a change to the settings without a reason', async () => {
    const { version, settings } = await read();
    const { body } = await put({ version, settings, reason: ' ' }).expect(422);
    expect(body).toMatchObject({ issues: [{ path: 'reason' }] });
  });

  it('versions of settings are append-only in the database', async () => {
    await set({ supportEmail: 'help@example.com' });
    await expect(api.database.query('DELETE FROM settings_versions')).rejects.toThrow('append-only');
    await expect(api.database.query(`UPDATE settings_versions SET reason = 'x'`)).rejects.toThrow('append-only');
  });

  it('shows an announcement until its end time', async () => {
    const announcement = { text: 'New templates are here.', tone: 'info' as const, until: null };
    await set({ announcement });
    expect((await config()).announcement).toEqual(announcement);
    await set({ announcement: { ...announcement, until: new Date(Date.now() - 1_000).toISOString() } });
    expect((await config()).announcement).toBeNull();
  });

  it('serves only the console, health, configuration and webhooks during maintenance', async () => {
    const person = await givenPerson(api);
    await set({ maintenance: { on: true, message: 'Back at noon.' } });
    const refused = await person.browser.get('/api/resumes').expect(503);
    expect(refused.body).toMatchObject({ code: 'maintenance', message: 'Back at noon.' });
    expect(refused.headers['retry-after']).toBe('15');
    await api.visitor().post('/api/auth/login').send({ email: person.email, password: PASSWORD }).expect(503);
    expect((await config()).maintenance).toBe('Back at noon.');
    await api.visitor().get('/api/health/ready').expect(200);
    await api.visitor().post('/api/payments/webhook').set('content-type', 'application/json').send('{}').expect(400);
    await api.visitor().get('/api/admin/me').set(headers()).expect(200);
    await givenStaff(api);
    await set({ maintenance: { on: false, message: 'Back at noon.' } });
    await person.browser.get('/api/resumes').expect(200);
  });

  it('closes sign-ups, purchases and imports independently of each other', async () => {
    const person = await givenPerson(api);
    const { id: resumeId } = await givenResume(person);
    const paused = { ...defaults.features, purchases: false };
    await set({ features: paused });
    const purchase = await person.browser.post('/api/payments/create-payment-intent').send({ resumeId }).expect(503);
    expect(purchase.body).toMatchObject({ code: 'purchases_paused' });
    const plan = await person.browser.post('/api/subscriptions').send({ plan: 'pro' }).expect(503);
    expect(plan.body).toMatchObject({ code: 'purchases_paused' });
    await set({ features: { ...defaults.features, signUps: false, imports: false } });
    await person.browser.post('/api/payments/create-payment-intent').send({ resumeId }).expect(200);
    const signUp = await api
      .visitor()
      .post('/api/auth/register')
      .send({ email: 'late@example.com', password: PASSWORD })
      .expect(503);
    expect(signUp.body).toMatchObject({ code: 'sign_ups_closed' });
    const imported = await api.visitor().post('/api/import').send({ text: 'Ada Lovelace\nEngineer' }).expect(503);
    expect(imported.body).toMatchObject({ code: 'imports_paused' });
    expect((await config()).features).toMatchObject({ signUps: false, imports: false, payments: true });
  });

  it('settings apply in every process within five seconds, and survive a database failure', async () => {
    const other = await startApp({ env: { DATABASE_URL: api.env['DATABASE_URL']! } });
    try {
      await set({ supportEmail: 'both@example.com' });
      const start = Date.now();
      await until('the other process uses the new settings', async () => {
        const { body } = await other.visitor().get('/api/config').expect(200);
        return (body as PublicConfig).supportEmail === 'both@example.com';
      });
      expect(Date.now() - start).toBeLessThan(5_000);
      await api.database.query('ALTER TABLE settings_versions RENAME TO settings_versions_away');
      try {
        const settings = api.app.get(SettingsService);
        await expect(settings.refresh()).rejects.toThrow('settings_versions');
        expect((await config()).supportEmail).toBe('both@example.com');
      } finally {
        await api.database.query('ALTER TABLE settings_versions_away RENAME TO settings_versions');
      }
    } finally {
      await other.close();
    }
  });
});
