import type { PasskeyOptions, PasskeyView } from '@shortlist/shared/contract/common/second-factors';
import { MAX_PASSKEYS } from '@shortlist/shared/product/second-factor-limits';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { startApp, type TestApp, type Visitor } from '../../../test/support/app.js';
import { SoftwareAuthenticator } from '../../../test/support/authenticator.js';
import { PASSWORD, givenPerson, type Person } from '../../../test/support/given.js';
import { givenTwoStep, givenVerified } from '../../../test/support/given-factors.js';
import { mailTo } from '../../../test/support/outbox.js';

describe('passkeys', () => {
  let api: TestApp;
  let site: { origin: string };
  beforeAll(async () => {
    api = await startApp({ worker: true });
    site = { origin: new URL(api.url).origin };
  });
  afterAll(() => api.close());
  afterEach(() => api.database.query('DELETE FROM sign_in_attempts'));

  const options = async (browser: Visitor, path: string): Promise<PasskeyOptions> =>
    (await browser.post(path).expect(200)).body as PasskeyOptions;
  const add = async ({ browser }: Person, authenticator = new SoftwareAuthenticator(), name?: string) => {
    const credential = authenticator.create(await options(browser, '/api/auth/passkeys/options'), site);
    const { body } = await browser.post('/api/auth/passkeys').send({ credential, name }).expect(201);
    return { authenticator, passkey: body as PasskeyView };
  };
  const signInOptions = (browser: Visitor) => options(browser, '/api/auth/login/passkey-options');
  const signIn = (browser: Visitor, assertion: object) => browser.post('/api/auth/login/passkey').send(assertion);
  const eventsOf = async ({ id }: { id: string }): Promise<string[]> => {
    const rows: { kind: string }[] = await api.database.query(
      'SELECT kind FROM security_events WHERE user_id = $1 ORDER BY id',
      [id],
    );
    return rows.map(({ kind }) => kind);
  };
  const goneStale = () => api.database.query(`UPDATE sessions SET authenticated_at = now() - interval '11 minutes'`);

  describe('adding a passkey', () => {
    it('lists a passkey under its given name, or under the name of its device', async () => {
      const ada = await givenVerified(api);
      const { passkey } = await add(ada, undefined, '  My phone ');
      expect(passkey).toEqual({
        id: expect.any(String) as string,
        name: 'My phone',
        synced: false,
        createdAt: expect.any(String) as string,
        lastUsedAt: null,
      });
      const second = await add(ada);
      expect(second.passkey.name).toBe('Passkey');
      expect((await ada.browser.get('/api/auth/passkeys').expect(200)).body).toEqual([passkey, second.passkey]);
      expect(await eventsOf(ada)).toContain('passkey_added');
      await mailTo(api, ada.email, 'A passkey was added to your account');
    });

    it("requests no attestation and excludes the account's existing passkeys", async () => {
      const ada = await givenVerified(api);
      const { authenticator } = await add(ada);
      expect(await options(ada.browser, '/api/auth/passkeys/options')).toMatchObject({
        rp: { id: '127.0.0.1', name: 'Shortlist' },
        attestation: 'none',
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
        excludeCredentials: [{ id: authenticator.credentialId }],
      });
    });

    it.each([
      ['for another origin', { origin: 'http://127.0.0.1:1' }],
      ['for another domain', { rpId: 'example.com' }],
      ['with another challenge', { challenge: 'A'.repeat(43) }],
    ])('rejects a new passkey %s', async (_, wrong) => {
      const ada = await givenVerified(api);
      const asked = await options(ada.browser, '/api/auth/passkeys/options');
      const credential = new SoftwareAuthenticator().create(asked, { ...site, ...wrong });
      const answer = await ada.browser.post('/api/auth/passkeys').send({ credential }).expect(422);
      expect(answer.body).toMatchObject({ code: 'passkey_refused' });
    });

    it('accepts a challenge once, within five minutes, from the account that requested it', async () => {
      const [ada, grace] = [await givenVerified(api), await givenVerified(api)];
      const post = (person: Person, asked: PasskeyOptions) =>
        person.browser.post('/api/auth/passkeys').send({ credential: new SoftwareAuthenticator().create(asked, site) });
      const once = await options(ada.browser, '/api/auth/passkeys/options');
      const answers = await Promise.all([post(ada, once), post(ada, once), post(ada, once)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
      await post(grace, await options(ada.browser, '/api/auth/passkeys/options')).expect(422);
      const old = await options(ada.browser, '/api/auth/passkeys/options');
      await api.database.query(`UPDATE passkey_challenges SET expires_at = expires_at - interval '5 minutes'`);
      await post(ada, old).expect(422);
      const foreign = await signInOptions(ada.browser);
      await post(ada, { ...foreign, user: once.user }).expect(422);
    });

    it('rejects a credential that already belongs to an account', async () => {
      const [ada, grace] = [await givenVerified(api), await givenVerified(api)];
      const { authenticator } = await add(ada);
      const credential = authenticator.create(await options(grace.browser, '/api/auth/passkeys/options'), site);
      const answer = await grace.browser.post('/api/auth/passkeys').send({ credential }).expect(422);
      expect(answer.body).toMatchObject({
        code: 'passkey_refused',
        message: 'This passkey is already in use. Choose or create another one.',
      });
    });

    it('rejects an attestation that contains certificates, and does not parse the certificates', async () => {
      const ada = await givenVerified(api);
      const credential = new SoftwareAuthenticator().create(
        await options(ada.browser, '/api/auth/passkeys/options'),
        site,
      );
      const parts = isoCBOR.decodeFirst<Map<string, unknown>>(
        new Uint8Array(Buffer.from(credential.response.attestationObject, 'base64url')),
      );
      parts.set('fmt', 'packed');
      parts.set('attStmt', new Map<string, unknown>([['x5c', [new Uint8Array(8)]]]));
      const encoded = isoCBOR.encode(parts as Parameters<typeof isoCBOR.encode>[0]);
      credential.response.attestationObject = Buffer.from(encoded).toString('base64url');
      await ada.browser
        .post('/api/auth/passkeys')
        .send({ credential })
        .expect(422, /passkey_refused/);
    });

    it.each([
      ['nothing', {}],
      ['no credential', { credential: null }],
      ['a long name', { name: 'a'.repeat(61) }],
      [
        'an arbitrary value',
        {
          credential: {
            id: 'a',
            rawId: 'a',
            type: 'public-key',
            response: { clientDataJSON: 'e30', attestationObject: 'AA' },
          },
        },
      ],
      [
        'JSON null as client data',
        {
          credential: {
            id: 'a',
            rawId: 'a',
            type: 'public-key',
            response: { clientDataJSON: 'bnVsbA', attestationObject: 'AA' },
          },
        },
      ],
    ])('returns 422 for a passkey request with %s', async (_, body) => {
      const ada = await givenVerified(api);
      await ada.browser.post('/api/auth/passkeys').send(body).expect(422);
    });

    it('returns 409 for more than twenty passkeys, even in concurrent requests', async () => {
      const ada = await givenVerified(api);
      const all = await Promise.all(
        Array.from({ length: MAX_PASSKEYS + 2 }, () => options(ada.browser, '/api/auth/passkeys/options')),
      );
      const answers = await Promise.all(
        all.map((asked) =>
          ada.browser.post('/api/auth/passkeys').send({ credential: new SoftwareAuthenticator().create(asked, site) }),
        ),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_PASSKEYS);
      const refused = await ada.browser.post('/api/auth/passkeys/options').expect(409);
      expect(refused.body).toMatchObject({ code: 'too_many_passkeys' });
    });

    it('requires a confirmed email address, so that an attacker cannot add a passkey and return later', async () => {
      const stranger = await givenPerson(api);
      const answer = await stranger.browser.post('/api/auth/passkeys/options').expect(403);
      expect(answer.body).toMatchObject({ code: 'email_not_verified' });
    });

    it('requires a recent sign-in to add a passkey', async () => {
      const ada = await givenVerified(api);
      await goneStale();
      const answer = await ada.browser.post('/api/auth/passkeys/options').expect(403);
      expect(answer.body).toMatchObject({ code: 'recent_sign_in_required' });
    });

    it('adds a passkey to an account without a password', async () => {
      const ada = await givenVerified(api);
      await api.database.query('UPDATE users SET password_hash = NULL WHERE id = $1', [ada.id]);
      const { authenticator } = await add(ada);
      const browser = api.visitor();
      await signIn(browser, authenticator.assert(await signInOptions(browser), site)).expect(200);
    });
  });

  describe('signing in with a passkey', () => {
    it('signs in with a passkey instead of an email address and a password', async () => {
      const ada = await givenVerified(api);
      const { authenticator } = await add(ada);
      const browser = api.visitor();
      const asked = await signInOptions(browser);
      expect(asked).toMatchObject({ rpId: '127.0.0.1', userVerification: 'required' });
      expect(asked.allowCredentials ?? []).toEqual([]);
      const { body } = await signIn(browser, authenticator.assert(asked, site)).expect(200);
      expect(body).toMatchObject({ id: ada.id, email: ada.email });
      await browser.get('/api/auth/user').expect(200, body as object);
      const [used] = (await browser.get('/api/auth/passkeys')).body as PasskeyView[];
      expect(used?.lastUsedAt).not.toBeNull();
      expect(await eventsOf(ada)).toContain('signed_in_with_passkey');
    });

    it('accepts a passkey in place of both steps of a two-step sign-in', async () => {
      const ada = await givenTwoStep(api);
      const { authenticator } = await add(ada);
      const browser = api.visitor();
      await signIn(browser, authenticator.assert(await signInOptions(browser), site)).expect(200);
    });

    it('counts a sign-in with a passkey as a recent sign-in', async () => {
      const ada = await givenVerified(api);
      const { authenticator } = await add(ada);
      const browser = api.visitor();
      await goneStale();
      await signIn(browser, authenticator.assert(await signInOptions(browser), site)).expect(200);
      await browser.post('/api/auth/passkeys/options').expect(200);
    });

    it.each([
      ['without a PIN, finger or face', { userVerified: false }],
      ['for another origin', { origin: 'https://phishing.example' }],
      ['for another domain', { rpId: 'phishing.example' }],
    ])('rejects a passkey sign-in %s', async (_, wrong) => {
      const ada = await givenVerified(api);
      const { authenticator } = await add(ada);
      const browser = api.visitor();
      const assertion = authenticator.assert(await signInOptions(browser), { ...site, ...wrong });
      const answer = await signIn(browser, assertion).expect(401);
      expect(answer.body).toMatchObject({ code: 'passkey_refused' });
      await browser.get('/api/auth/user').expect(401);
      expect(await eventsOf(ada)).toContain('passkey_refused');
    });

    it('rejects a passkey signature made with another key', async () => {
      const ada = await givenVerified(api);
      const { authenticator } = await add(ada);
      const browser = api.visitor();
      const asked = await signInOptions(browser);
      const assertion = authenticator.assert(asked, site);
      const other = new SoftwareAuthenticator().assert(asked, site);
      assertion.response.signature = other.response.signature;
      await signIn(browser, assertion).expect(401);
    });

    it('rejects a passkey with the user handle of another account', async () => {
      const [ada, grace] = [await givenVerified(api), await givenVerified(api)];
      const { authenticator } = await add(ada);
      const browser = api.visitor();
      const assertion = authenticator.assert(await signInOptions(browser), site);
      assertion.response.userHandle = Buffer.from(grace.id.replaceAll('-', ''), 'hex').toString('base64url');
      await signIn(browser, assertion).expect(401);
    });

    it('rejects a signature counter that does not increase, which indicates a copied passkey', async () => {
      const ada = await givenVerified(api);
      const { authenticator } = await add(ada);
      const browser = api.visitor();
      await signIn(browser, authenticator.assert(await signInOptions(browser), site)).expect(200);
      authenticator.counter = 0;
      await signIn(browser, authenticator.assert(await signInOptions(browser), site)).expect(401);
      await signIn(browser, authenticator.assert(await signInOptions(browser), site)).expect(200);
    });

    it('accepts an assertion in exactly one of ten concurrent requests', async () => {
      const ada = await givenVerified(api);
      const { authenticator } = await add(ada);
      const assertion = authenticator.assert(await signInOptions(api.visitor()), site);
      const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(api.visitor(), assertion)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('rejects a sign-in challenge after five minutes', async () => {
      const ada = await givenVerified(api);
      const { authenticator } = await add(ada);
      const browser = api.visitor();
      const assertion = authenticator.assert(await signInOptions(browser), site);
      await api.database.query(`UPDATE passkey_challenges SET expires_at = expires_at - interval '5 minutes'`);
      const answer = await signIn(browser, assertion).expect(401);
      expect(answer.body).toMatchObject({ message: 'Your request expired. Try again.' });
    });

    it('rejects an unknown passkey', async () => {
      const browser = api.visitor();
      await signIn(browser, new SoftwareAuthenticator().assert(await signInOptions(browser), site)).expect(401);
    });

    it('limits passkey sign-ins per network', async () => {
      await api.database.query('DELETE FROM sign_in_attempts');
      const browser = api.visitor();
      const assertion = new SoftwareAuthenticator().assert(await signInOptions(browser), site);
      await signIn(browser, assertion).expect(401);
      await api.database.query('UPDATE sign_in_attempts SET count = 100000');
      await signIn(browser, assertion).expect(429);
      await browser.post('/api/auth/login/passkey-options').expect(429);
    });
  });

  describe('the second step with a passkey', () => {
    const path = '/api/auth/login/second-factor';
    const afterPassword = async ({ email }: Person): Promise<Visitor> => {
      const browser = api.visitor();
      await browser.post('/api/auth/login').send({ email, password: PASSWORD }).expect(401);
      return browser;
    };

    it('accepts a passkey without user verification as the second step', async () => {
      const ada = await givenTwoStep(api);
      const { authenticator } = await add(ada);
      const browser = await afterPassword(ada);
      const asked = await options(browser, `${path}/passkey-options`);
      expect(asked).toMatchObject({ allowCredentials: [{ id: authenticator.credentialId }] });
      const passkey = authenticator.assert(asked, { ...site, userVerified: false });
      await browser.post(path).send({ passkey }).expect(200);
    });

    it('rejects the passkey of another account as the second step', async () => {
      const [ada, grace] = [await givenTwoStep(api), await givenTwoStep(api)];
      const { authenticator } = await add(grace);
      const browser = await afterPassword(ada);
      const passkey = authenticator.assert(await options(browser, `${path}/passkey-options`), site);
      await browser
        .post(path)
        .send({ passkey })
        .expect(401, /passkey_refused/);
    });

    it('lists no passkeys before the password is accepted', async () => {
      await api
        .visitor()
        .post(`${path}/passkey-options`)
        .expect(401, /sign_in_not_finished/);
    });
  });

  describe("confirming a user's identity with a passkey", () => {
    it('a confirmation with a passkey gives the browser access to routes that require a recent sign-in', async () => {
      const ada = await givenVerified(api);
      const { authenticator } = await add(ada);
      await goneStale();
      await ada.browser.post('/api/auth/passkeys/options').expect(403);
      const asked = await options(ada.browser, '/api/auth/confirm-identity/passkey-options');
      const assertion = authenticator.assert(asked, site);
      await ada.browser.post('/api/auth/confirm-identity/passkey').send(assertion).expect(204);
      await ada.browser.post('/api/auth/passkeys/options').expect(200);
      expect(await eventsOf(ada)).toContain('identity_confirmed');
    });

    it("does not confirm a user's identity with another account's passkey", async () => {
      const [ada, grace] = [await givenVerified(api), await givenVerified(api)];
      const { authenticator } = await add(grace);
      const asked = await options(ada.browser, '/api/auth/confirm-identity/passkey-options');
      const assertion = authenticator.assert(asked, site);
      await ada.browser.post('/api/auth/confirm-identity/passkey').send(assertion).expect(401);
    });

    it("does not confirm a user's identity with a passkey assertion for a sign-in challenge", async () => {
      const ada = await givenVerified(api);
      const { authenticator } = await add(ada);
      const assertion = authenticator.assert(await signInOptions(ada.browser), site);
      await ada.browser.post('/api/auth/confirm-identity/passkey').send(assertion).expect(401);
    });
  });

  describe('changing passkeys', () => {
    it('renames a passkey', async () => {
      const ada = await givenVerified(api);
      const { passkey } = await add(ada);
      const path = `/api/auth/passkeys/${passkey.id}`;
      await ada.browser
        .patch(path)
        .send({ name: 'Laptop' })
        .expect(200, { ...passkey, name: 'Laptop' });
      await ada.browser.patch(path).send({ name: ' ' }).expect(422);
      await ada.browser.patch(path).send({}).expect(422);
    });

    it('rejects sign-in with a removed passkey', async () => {
      const ada = await givenVerified(api);
      const { authenticator, passkey } = await add(ada, undefined, 'Lost phone');
      await ada.browser.delete(`/api/auth/passkeys/${passkey.id}`).expect(204);
      await ada.browser.delete(`/api/auth/passkeys/${passkey.id}`).expect(404);
      const browser = api.visitor();
      await signIn(browser, authenticator.assert(await signInOptions(browser), site)).expect(401);
      expect(await eventsOf(ada)).toContain('passkey_removed');
      await mailTo(api, ada.email, 'A passkey was removed from your account');
    });

    it('requires a recent sign-in to remove a passkey', async () => {
      const ada = await givenVerified(api);
      const { passkey } = await add(ada);
      await goneStale();
      await ada.browser.delete(`/api/auth/passkeys/${passkey.id}`).expect(403);
    });
  });

  it('includes passkeys in the data export, but not their credential ids or public keys', async () => {
    const ada = await givenTwoStep(api);
    const { authenticator } = await add(ada, undefined, 'My phone');
    const { text } = await ada.browser.get('/api/auth/user/export').expect(200);
    const copy = JSON.parse(text) as { passkeys: object[]; twoStepVerification: object };
    expect(copy.passkeys).toMatchObject([{ name: 'My phone', synced: false }]);
    expect(copy.twoStepVerification).toMatchObject({ recoveryCodesLeft: 10 });
    expect(text).not.toContain(authenticator.credentialId);
    expect(text).not.toMatch(/public_?key/i);
  });

  it('deletes all second factors, including passkeys, when the account is deleted', async () => {
    const ada = await givenTwoStep(api);
    await add(ada);
    await options(ada.browser, '/api/auth/passkeys/options');
    await ada.browser.delete('/api/auth/user').send({ when: 'now', confirmation: ada.email }).expect(204);
    for (const table of ['passkeys', 'passkey_challenges', 'totp_secrets', 'recovery_codes'])
      expect(await api.database.query(`SELECT 1 FROM ${table} WHERE user_id = $1`, [ada.id])).toEqual([]);
  });
});
