import { randomUUID } from 'node:crypto';
import { User } from '../src/auth/user.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { PASSWORD, givenPerson, type Person } from './support/given.js';
import { SUBJECTS, mailTo, mailsTo, tokenIn } from './support/outbox.js';

describe('e-mail addresses', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startApp({ worker: true });
  });
  afterAll(() => api.close());
  afterEach(() => api.database.query('DELETE FROM sign_in_attempts'));

  const me = async ({ browser }: Person) => (await browser.get('/api/auth/user').expect(200)).body as Person;

  describe('are confirmed', () => {
    const verify = (token: string) => api.visitor().post('/api/auth/verify-email').send({ token });

    it('by the link that comes with the registration, on any device', async () => {
      const ada = await givenPerson(api);
      expect(ada.emailVerified).toBe(false);
      const mail = await mailTo(api, ada.email, SUBJECTS.verify);
      expect(mail.text).toContain(`${api.url}/verify-email?token=`);
      await verify(tokenIn(mail)).expect(204);
      expect(await me(ada)).toMatchObject({ emailVerified: true });
    });

    it('by the same link again, as when a mail program looked before the person did', async () => {
      const ada = await givenPerson(api);
      const token = tokenIn(await mailTo(api, ada.email, SUBJECTS.verify));
      for (let times = 0; times < 2; times++) await verify(token).expect(204);
    });

    it('not by a made-up link, nor after three days', async () => {
      const ada = await givenPerson(api);
      const token = tokenIn(await mailTo(api, ada.email, SUBJECTS.verify));
      expect((await verify('made up').expect(422)).body).toMatchObject({ code: 'link_expired' });
      await api.database.query(`UPDATE mail_tokens SET expires_at = expires_at - interval '72 hours'`);
      expect((await verify(token).expect(422)).body).toMatchObject({ code: 'link_expired' });
      expect(await me(ada)).toMatchObject({ emailVerified: false });
    });

    it('not by a link that was sent to the address before', async () => {
      const ada = await givenPerson(api);
      const token = tokenIn(await mailTo(api, ada.email, SUBJECTS.verify));
      await api.database.getRepository(User).update({ id: ada.id }, { email: `moved-${ada.email}` });
      await verify(token).expect(422);
      expect(await me(ada)).toMatchObject({ emailVerified: false });
    });

    it('by a later link, which puts the first out of force', async () => {
      const ada = await givenPerson(api);
      const first = tokenIn(await mailTo(api, ada.email, SUBJECTS.verify));
      await ada.browser.post('/api/auth/verify-email/resend').expect(202);
      const second = tokenIn(await mailTo(api, ada.email, SUBJECTS.verify, 2));
      await verify(first).expect(422);
      await verify(second).expect(204);
    });

    it('without more mails once they are', async () => {
      const ada = await givenPerson(api);
      await verify(tokenIn(await mailTo(api, ada.email, SUBJECTS.verify))).expect(204);
      await ada.browser.post('/api/auth/verify-email/resend').expect(202);
      await api.visitor().post('/api/auth/password/forgot').send({ email: ada.email }).expect(202);
      await mailTo(api, ada.email, SUBJECTS.reset);
      expect((await mailsTo(api, ada.email)).map((mail) => mail.subject)).toEqual([SUBJECTS.verify, SUBJECTS.reset]);
    });

    it('with a few mails an hour at most', async () => {
      const ada = await givenPerson(api);
      for (let times = 0; times < 5; times++) await ada.browser.post('/api/auth/verify-email/resend').expect(202);
      await ada.browser.post('/api/auth/verify-email/resend').expect(429);
    });

    it('only for who is signed in', () => api.visitor().post('/api/auth/verify-email/resend').expect(401));
  });

  describe('change', () => {
    const request = (person: Person, email: string, password = PASSWORD) =>
      person.browser.post('/api/auth/email').send({ email, password });
    const confirm = (token: string) => api.visitor().post('/api/auth/email/confirm').send({ token });
    const newAddress = (person: Person) => `new-${person.email}`;
    const confirmToken = async (person: Person, email = newAddress(person)) => {
      await request(person, email).expect(202);
      return tokenIn(await mailTo(api, email, SUBJECTS.confirm));
    };

    it('once the link that was sent to the new one is opened', async () => {
      const ada = await givenPerson(api);
      const token = await confirmToken(ada);
      expect(await me(ada)).toMatchObject({ email: ada.email, pendingEmail: newAddress(ada) });
      await confirm(token).expect(204);
      expect(await me(ada)).toMatchObject({ email: newAddress(ada), emailVerified: true, pendingEmail: null });
      await api
        .visitor()
        .post('/api/auth/login')
        .send({ email: newAddress(ada), password: PASSWORD })
        .expect(200);
      await api.visitor().post('/api/auth/login').send({ email: ada.email, password: PASSWORD }).expect(401);
    });

    it('and the old one is told what to do', async () => {
      const ada = await givenPerson(api);
      await request(ada, newAddress(ada)).expect(202);
      const { text } = await mailTo(api, ada.email, SUBJECTS.changing);
      expect(text).toContain(newAddress(ada));
      expect(text).toContain(`${api.url}/forgot-password`);
      expect(text).not.toContain('token');
    });

    it('not without the password', async () => {
      const ada = await givenPerson(api);
      const answer = await request(ada, newAddress(ada), 'not the password').expect(422);
      expect(answer.body).toMatchObject({ code: 'wrong_password', issues: [{ path: 'password' }] });
      expect(await me(ada)).toMatchObject({ pendingEmail: null });
    });

    it('not to what it is already', async () => {
      const ada = await givenPerson(api);
      expect((await request(ada, ada.email).expect(422)).body).toMatchObject({ issues: [{ path: 'email' }] });
    });

    it('answers alike whether or not the new one has an account; its owner alone learns it', async () => {
      const [ada, eve, grace] = [await givenPerson(api), await givenPerson(api), await givenPerson(api)];
      const answers = [await request(eve, grace.email), await request(ada, newAddress(ada))];
      expect(answers.map(({ status, text }) => [status, text])).toEqual([
        [202, ''],
        [202, ''],
      ]);
      const token = tokenIn(await mailTo(api, grace.email, SUBJECTS.confirm));
      const refused = await confirm(token).expect(409);
      expect(refused.body).toMatchObject({ code: 'email_taken' });
      expect(await me(grace)).toMatchObject({ email: grace.email });
    });

    it('with a few mails an hour to one address, whoever asks', async () => {
      const email = `${randomUUID()}@example.com`;
      const ask = async () => {
        const { browser } = await givenPerson(api);
        return browser.post('/api/auth/email').send({ email, password: PASSWORD });
      };
      for (let asked = 0; asked < 5; asked++) expect((await ask()).status).toBe(202);
      expect((await ask()).status).toBe(429);
    });

    it('once, when the link is opened twice at once', async () => {
      const ada = await givenPerson(api);
      const token = await confirmToken(ada);
      const answers = await Promise.all([confirm(token), confirm(token)]);
      expect(answers.map((answer) => answer.status).sort()).toEqual([204, 422]);
    });

    it('not once it was taken back', async () => {
      const ada = await givenPerson(api);
      const token = await confirmToken(ada);
      await ada.browser.delete('/api/auth/email').expect(204);
      expect((await confirm(token).expect(422)).body).toMatchObject({ code: 'link_expired' });
      expect(await me(ada)).toMatchObject({ email: ada.email, pendingEmail: null });
    });

    it('only to the last one asked for', async () => {
      const ada = await givenPerson(api);
      const first = await confirmToken(ada);
      const second = await confirmToken(ada, `newer-${ada.email}`);
      await confirm(first).expect(422);
      await confirm(second).expect(204);
      expect(await me(ada)).toMatchObject({ email: `newer-${ada.email}` });
    });

    it('not after a day', async () => {
      const ada = await givenPerson(api);
      const token = await confirmToken(ada);
      await api.database.query(`UPDATE mail_tokens SET expires_at = expires_at - interval '24 hours'`);
      await confirm(token).expect(422);
    });

    it('is stopped by the owner of the old one with a new password', async () => {
      const ada = await givenPerson(api);
      const token = await confirmToken(ada);
      await api.visitor().post('/api/auth/password/forgot').send({ email: ada.email }).expect(202);
      const reset = tokenIn(await mailTo(api, ada.email, SUBJECTS.reset));
      await api
        .visitor()
        .post('/api/auth/password/reset')
        .send({ token: reset, password: 'mine and nobody else’s' })
        .expect(200);
      await confirm(token).expect(422);
    });

    it('is stopped by a new password on the account page as well', async () => {
      const ada = await givenPerson(api);
      const token = await confirmToken(ada);
      const body = { currentPassword: PASSWORD, password: 'mine and nobody else’s' };
      await ada.browser.post('/api/auth/password').send(body).expect(204);
      expect(await me(ada)).toMatchObject({ email: ada.email, pendingEmail: null });
      await confirm(token).expect(422);
    });

    it('ends the links that were sent to the old one', async () => {
      const ada = await givenPerson(api);
      const verify = tokenIn(await mailTo(api, ada.email, SUBJECTS.verify));
      await api.visitor().post('/api/auth/password/forgot').send({ email: ada.email }).expect(202);
      const reset = tokenIn(await mailTo(api, ada.email, SUBJECTS.reset));
      await confirm(await confirmToken(ada)).expect(204);
      await api.visitor().post('/api/auth/verify-email').send({ token: verify }).expect(422);
      await api.visitor().post('/api/auth/password/reset').send({ token: reset, password: 'long enough' }).expect(422);
    });
  });
});
