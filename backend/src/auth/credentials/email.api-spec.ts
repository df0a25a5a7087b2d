import { randomUUID } from 'node:crypto';
import type { SecurityEventList } from '@shortlist/shared/contract/common/security-events';
import { User } from '../../users/user.entity.js';
import { startApp, type TestApp } from '../../../test/support/app.js';
import { PASSWORD, givenPerson, type Person } from '../../../test/support/given.js';
import { SUBJECTS, mailTo, mailsTo, tokenIn } from '../../../test/support/outbox.js';

describe('email addresses', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startApp({ worker: true });
  });
  afterAll(() => api.close());
  afterEach(() => api.database.query('DELETE FROM sign_in_attempts'));

  const me = async ({ browser }: Person) => (await browser.get('/api/auth/user').expect(200)).body as Person;

  describe('confirming an email address', () => {
    const verify = ({ browser }: Pick<Person, 'browser'>, token: string) =>
      browser.post('/api/auth/verify-email').send({ token });

    it('confirms the address with the link sent at registration', async () => {
      const ada = await givenPerson(api);
      expect(ada.emailVerified).toBe(false);
      const mail = await mailTo(api, ada.email, SUBJECTS.verify);
      expect(mail.text).toContain(`${api.url}/verify-email?token=`);
      await verify(ada, tokenIn(mail)).expect(204);
      expect(await me(ada)).toMatchObject({ emailVerified: true });
    });

    it('accepts the confirmation link again, for example after an email scanner opened it', async () => {
      const ada = await givenPerson(api);
      const token = tokenIn(await mailTo(api, ada.email, SUBJECTS.verify));
      for (let times = 0; times < 2; times++) await verify(ada, token).expect(204);
    });

    it('rejects a confirmation link that is forged or older than three days', async () => {
      const ada = await givenPerson(api);
      const token = tokenIn(await mailTo(api, ada.email, SUBJECTS.verify));
      expect((await verify(ada, 'made up').expect(422)).body).toMatchObject({ code: 'link_expired' });
      await api.database.query(`UPDATE mail_tokens SET expires_at = expires_at - interval '72 hours'`);
      expect((await verify(ada, token).expect(422)).body).toMatchObject({ code: 'link_expired' });
      expect(await me(ada)).toMatchObject({ emailVerified: false });
    });

    it('rejects a confirmation link sent to the previous address', async () => {
      const ada = await givenPerson(api);
      const token = tokenIn(await mailTo(api, ada.email, SUBJECTS.verify));
      await api.database.getRepository(User).update({ id: ada.id }, { email: `moved-${ada.email}` });
      await verify(ada, token).expect(422);
      expect(await me(ada)).toMatchObject({ emailVerified: false });
    });

    it('invalidates the first confirmation link when a newer one is requested', async () => {
      const ada = await givenPerson(api);
      const first = tokenIn(await mailTo(api, ada.email, SUBJECTS.verify));
      await ada.browser.post('/api/auth/verify-email/resend').expect(202);
      const second = tokenIn(await mailTo(api, ada.email, SUBJECTS.verify, 2));
      await verify(ada, first).expect(422);
      await verify(ada, second).expect(204);
    });

    it('sends no confirmation emails once the address is confirmed', async () => {
      const ada = await givenPerson(api);
      await verify(ada, tokenIn(await mailTo(api, ada.email, SUBJECTS.verify))).expect(204);
      await ada.browser.post('/api/auth/verify-email/resend').expect(202);
      await api.visitor().post('/api/auth/password/forgot').send({ email: ada.email }).expect(202);
      await mailTo(api, ada.email, SUBJECTS.reset);
      expect((await mailsTo(api, ada.email)).map((mail) => mail.subject)).toEqual([SUBJECTS.verify, SUBJECTS.reset]);
    });

    it('limits confirmation emails to a few an hour', async () => {
      const ada = await givenPerson(api);
      for (let times = 0; times < 5; times++) await ada.browser.post('/api/auth/verify-email/resend').expect(202);
      await ada.browser.post('/api/auth/verify-email/resend').expect(429);
    });

    it('returns 401 to visitors who request a confirmation email', () =>
      api.visitor().post('/api/auth/verify-email/resend').expect(401));

    describe('the session that confirms an email address', () => {
      it.each(['no user', 'another user'])(
        'returns 403 for the confirmation link when %s is signed in',
        async (who) => {
          const ada = await givenPerson(api);
          const browser = who === 'no user' ? api.visitor() : (await givenPerson(api)).browser;
          const token = tokenIn(await mailTo(api, ada.email, SUBJECTS.verify));
          const refused = await verify({ browser }, token).expect(403);
          expect(refused.body).toMatchObject({ code: 'sign_in_to_confirm' });
          expect(await me(ada)).toMatchObject({ emailVerified: false });
          await verify(ada, token).expect(204);
        },
      );

      it('ends all other access when the owner of the address reclaims the account', async () => {
        const stranger = await givenPerson(api);
        const mail = await mailTo(api, stranger.email, SUBJECTS.verify);
        await stranger.browser
          .post('/api/auth/email')
          .send({ email: `back-${stranger.email}` })
          .expect(202);
        const back = tokenIn(await mailTo(api, `back-${stranger.email}`, SUBJECTS.confirm));
        await api.database.query(
          `INSERT INTO identities (issuer, subject, user_id) VALUES ('https://id.example', $1, $2)`,
          [`stranger-${stranger.id}`, stranger.id],
        );
        const owner = api.visitor();
        const body = { token: tokenIn(mail), password: 'mine and nobody else’s' };
        const { body: user } = await owner.post('/api/auth/verify-email/reclaim').send(body).expect(200);
        expect(user).toMatchObject({ id: stranger.id, emailVerified: true, pendingEmail: null });
        await owner.get('/api/auth/user').expect(200);
        await stranger.browser.get('/api/auth/user').expect(401);
        const known = { email: stranger.email, password: PASSWORD };
        await api.visitor().post('/api/auth/login').send(known).expect(401);
        expect(await api.database.query('SELECT 1 FROM identities WHERE user_id = $1', [stranger.id])).toEqual([]);
        await owner.post('/api/auth/email/confirm').send({ token: back }).expect(422);
        const { body: events } = await owner.get('/api/auth/security-events').expect(200);
        const kinds = (events as SecurityEventList).items.map(({ kind }) => kind);
        expect(kinds.slice(1, 3)).toEqual(['provider_unlinked', 'address_reclaimed']);
      });

      it('lets a confirmation link reset the password once, and only before the address is confirmed', async () => {
        const ada = await givenPerson(api);
        const token = tokenIn(await mailTo(api, ada.email, SUBJECTS.verify));
        const reclaim = () =>
          api.visitor().post('/api/auth/verify-email/reclaim').send({ token, password: 'mine and nobody else’s' });
        await verify(ada, token).expect(204);
        expect((await reclaim().expect(422)).body).toMatchObject({ code: 'link_expired' });
        const grace = await givenPerson(api);
        const other = tokenIn(await mailTo(api, grace.email, SUBJECTS.verify));
        const claims = await Promise.all(
          [1, 2].map((n) =>
            api
              .visitor()
              .post('/api/auth/verify-email/reclaim')
              .send({ token: other, password: `one of us wins ${n}` }),
          ),
        );
        expect(claims.map(({ status }) => status).sort()).toEqual([200, 422]);
      });

      it('keeps the confirmation link valid when the new password is rejected', async () => {
        const ada = await givenPerson(api);
        const token = tokenIn(await mailTo(api, ada.email, SUBJECTS.verify));
        const reclaim = (password: string) =>
          api.visitor().post('/api/auth/verify-email/reclaim').send({ token, password });
        await reclaim('password1234!').expect(422);
        await reclaim('mine and nobody else’s').expect(200);
      });
    });
  });

  describe('changing an email address', () => {
    const request = (person: Person, email: string, password = PASSWORD) =>
      person.browser.post('/api/auth/email').send({ email, password });
    const confirm = ({ browser }: Pick<Person, 'browser'>, token: string) =>
      browser.post('/api/auth/email/confirm').send({ token });
    const newAddress = (person: Person) => `new-${person.email}`;
    const confirmToken = async (person: Person, email = newAddress(person)) => {
      await request(person, email).expect(202);
      return tokenIn(await mailTo(api, email, SUBJECTS.confirm));
    };

    it('changes the address when the link sent to the new address is opened', async () => {
      const ada = await givenPerson(api);
      const token = await confirmToken(ada);
      expect(await me(ada)).toMatchObject({ email: ada.email, pendingEmail: newAddress(ada) });
      await confirm(ada, token).expect(204);
      expect(await me(ada)).toMatchObject({ email: newAddress(ada), emailVerified: true, pendingEmail: null });
      await api
        .visitor()
        .post('/api/auth/login')
        .send({ email: newAddress(ada), password: PASSWORD })
        .expect(200);
      await api.visitor().post('/api/auth/login').send({ email: ada.email, password: PASSWORD }).expect(401);
    });

    it('notifies the old address and explains how to stop the change', async () => {
      const ada = await givenPerson(api);
      await request(ada, newAddress(ada)).expect(202);
      const { text } = await mailTo(api, ada.email, SUBJECTS.changing);
      expect(text).toContain(newAddress(ada));
      expect(text).toContain(`${api.url}/forgot-password`);
      expect(text).not.toContain('token');
    });

    it('requires the password to change the address', async () => {
      const ada = await givenPerson(api);
      const answer = await request(ada, newAddress(ada), 'not the password').expect(422);
      expect(answer.body).toMatchObject({ code: 'wrong_password', issues: [{ path: 'password' }] });
      expect(await me(ada)).toMatchObject({ pendingEmail: null });
    });

    it('rejects a change of the email address to the current one', async () => {
      const ada = await givenPerson(api);
      expect((await request(ada, ada.email).expect(422)).body).toMatchObject({ issues: [{ path: 'email' }] });
    });

    it('returns the same response whether or not the new address has an account', async () => {
      const [ada, eve, grace] = [await givenPerson(api), await givenPerson(api), await givenPerson(api)];
      const answers = [await request(eve, grace.email), await request(ada, newAddress(ada))];
      expect(answers.map(({ status, text }) => [status, text])).toEqual([
        [202, ''],
        [202, ''],
      ]);
      const token = tokenIn(await mailTo(api, grace.email, SUBJECTS.confirm));
      const refused = await confirm(eve, token).expect(409);
      expect(refused.body).toMatchObject({ code: 'email_taken' });
      expect(await me(grace)).toMatchObject({ email: grace.email });
    });

    it('sends a single address only a few emails an hour, even if several accounts request them', async () => {
      const email = `${randomUUID()}@example.com`;
      const ask = async () => {
        const { browser } = await givenPerson(api);
        return browser.post('/api/auth/email').send({ email, password: PASSWORD });
      };
      for (let asked = 0; asked < 5; asked++) expect((await ask()).status).toBe(202);
      expect((await ask()).status).toBe(429);
    });

    it('changes the address once when the link is opened twice concurrently', async () => {
      const ada = await givenPerson(api);
      const token = await confirmToken(ada);
      const answers = await Promise.all([confirm(ada, token), confirm(ada, token)]);
      expect(answers.map((answer) => answer.status).sort()).toEqual([204, 422]);
    });

    it('rejects the link of a canceled change', async () => {
      const ada = await givenPerson(api);
      const token = await confirmToken(ada);
      await ada.browser.delete('/api/auth/email').expect(204);
      expect((await confirm(ada, token).expect(422)).body).toMatchObject({ code: 'link_expired' });
      expect(await me(ada)).toMatchObject({ email: ada.email, pendingEmail: null });
    });

    it('accepts only the link for the most recently requested address', async () => {
      const ada = await givenPerson(api);
      const first = await confirmToken(ada);
      const second = await confirmToken(ada, `newer-${ada.email}`);
      await confirm(ada, first).expect(422);
      await confirm(ada, second).expect(204);
      expect(await me(ada)).toMatchObject({ email: `newer-${ada.email}` });
    });

    it.each(['no user', 'another user'])('rejects the change link when %s is signed in', async (who) => {
      const ada = await givenPerson(api);
      const browser = who === 'no user' ? api.visitor() : (await givenPerson(api)).browser;
      const token = await confirmToken(ada);
      expect((await confirm({ browser }, token).expect(403)).body).toMatchObject({ code: 'sign_in_to_confirm' });
      expect(await me(ada)).toMatchObject({ email: ada.email });
      await confirm(ada, token).expect(204);
    });

    it('rejects the change link after a day', async () => {
      const ada = await givenPerson(api);
      const token = await confirmToken(ada);
      await api.database.query(`UPDATE mail_tokens SET expires_at = expires_at - interval '24 hours'`);
      await confirm(ada, token).expect(422);
    });

    it('cancels the change when the owner of the old address resets the password', async () => {
      const ada = await givenPerson(api);
      const token = await confirmToken(ada);
      await api.visitor().post('/api/auth/password/forgot').send({ email: ada.email }).expect(202);
      const reset = tokenIn(await mailTo(api, ada.email, SUBJECTS.reset));
      await api
        .visitor()
        .post('/api/auth/password/reset')
        .send({ token: reset, password: 'mine and nobody else’s' })
        .expect(200);
      await confirm(ada, token).expect(422);
    });

    it('cancels the change when a new password is set on the account page', async () => {
      const ada = await givenPerson(api);
      const token = await confirmToken(ada);
      const body = { currentPassword: PASSWORD, password: 'mine and nobody else’s' };
      await ada.browser.post('/api/auth/password').send(body).expect(204);
      expect(await me(ada)).toMatchObject({ email: ada.email, pendingEmail: null });
      await confirm(ada, token).expect(422);
    });

    it('invalidates links sent to the old address once the new address is confirmed', async () => {
      const ada = await givenPerson(api);
      const verify = tokenIn(await mailTo(api, ada.email, SUBJECTS.verify));
      await api.visitor().post('/api/auth/password/forgot').send({ email: ada.email }).expect(202);
      const reset = tokenIn(await mailTo(api, ada.email, SUBJECTS.reset));
      await confirm(ada, await confirmToken(ada)).expect(204);
      await api.visitor().post('/api/auth/verify-email').send({ token: verify }).expect(422);
      await api
        .visitor()
        .post('/api/auth/password/reset')
        .send({ token: reset, password: 'long enough by far' })
        .expect(422);
    });
  });
});
