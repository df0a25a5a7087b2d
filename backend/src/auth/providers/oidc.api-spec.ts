import { vi } from 'vitest';
import { Identity } from './identity.entity.js';
import { Session } from '../sessions/session.entity.js';
import { User } from '../../users/user.entity.js';
import { startApp, type TestApp, type Visitor } from '../../../test/support/app.js';
import { PASSWORD, givenPerson } from '../../../test/support/given.js';
import {
  CLIENT,
  OidcServer,
  goToProvider,
  signInByProvider,
  type ProviderClaims,
} from '../../../test/support/oidc-server.js';
import { SUBJECTS, mailTo } from '../../../test/support/outbox.js';

describe('sign-in through a provider', () => {
  const provider = new OidcServer();
  let api: TestApp;
  beforeAll(async () => {
    await provider.listen();
    api = await startApp({ worker: true, env: { OIDC_ISSUER: provider.issuer, OIDC_NAME: 'Example ID', ...CLIENT } });
  });
  afterAll(async () => {
    await api.close();
    await provider.close();
  });
  beforeEach(async () => {
    provider.serve(api);
    provider.answer = 'sign in';
    provider.forgery = undefined;
    await api.database.query('DELETE FROM sign_in_attempts');
  });

  let people = 0;
  const someone = (claims: Partial<ProviderClaims> = {}): ProviderClaims => {
    people += 1;
    provider.person = {
      sub: `person-${people}`,
      email: `person-${people}@example.com`,
      email_verified: true,
      given_name: 'Grace',
      family_name: 'Hopper',
      ...claims,
    };
    return provider.person;
  };
  const rows = <T extends object>(entity: new () => T) => api.database.getRepository(entity);

  it('reports an unavailable provider and keeps other sign-in methods available', async () => {
    provider.away();
    const answer = await api.visitor().get('/api/login?returnTo=/app/history').expect(302);
    expect(answer.get('Location')).toBe('/login?problem=provider_away&returnTo=%2Fapp%2Fhistory');
    provider.serve(api);
    someone();
    expect(await signInByProvider(provider, api.visitor())).toBe('/');
  });

  it("lists the provider in the client's configuration", async () => {
    const { body } = await api.visitor().get('/api/config').expect(200);
    expect(body).toMatchObject({ signIn: { password: true, oidc: true, oidcName: 'Example ID' } });
  });

  it('sends a new code challenge, state and nonce for each sign-in', async () => {
    const ask = async () => new URL((await api.visitor().get('/api/login')).get('Location')!).searchParams;
    const [one, two] = [await ask(), await ask()];
    expect(Object.fromEntries(one)).toEqual({
      client_id: 'shortlist',
      response_type: 'code',
      redirect_uri: `${api.url}/api/auth/oidc/callback`,
      scope: 'openid email profile',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(one.get(name)).not.toBe(two.get(name));
  });

  it('stores the code verifier, state and nonce in an encrypted cookie', async () => {
    const answer = await api.visitor().get('/api/login?returnTo=/app/history');
    const [cookie = ''] = answer.get('Set-Cookie') ?? [];
    expect(cookie).toMatch(/^sign-in=[\w.-]+; Max-Age=600; Path=\/api\/auth\/oidc; HttpOnly; SameSite=Lax$/);
    const state = new URL(answer.get('Location')!).searchParams.get('state')!;
    const value = cookie.split(/[=;]/)[1]!;
    expect(Buffer.from(value, 'base64url').toString('latin1')).not.toContain(state);
  });

  describe('sign-in through a provider, for a new user', () => {
    it('creates an account with the name and email address from the provider', async () => {
      const { email } = someone();
      const browser = api.visitor();
      expect(await signInByProvider(provider, browser, '/app/resume?step=2')).toBe('/app/resume?step=2');
      const { body } = await browser.get('/api/auth/user').expect(200);
      expect(body).toMatchObject({
        email,
        emailVerified: true,
        firstName: 'Grace',
        lastName: 'Hopper',
        hasPassword: false,
      });
    });

    it('leaves an email address unconfirmed if the provider has not verified it', async () => {
      const { email } = someone({ email_verified: false });
      const browser = api.visitor();
      expect(await signInByProvider(provider, browser)).toBe('/');
      const { body } = await browser.get('/api/auth/user').expect(200);
      expect(body).toMatchObject({ email, emailVerified: false });
      await mailTo(api, email!, SUBJECTS.verify);
    });

    it('rejects a new user without an email address', async () => {
      someone({ email: undefined, email_verified: undefined });
      expect(await signInByProvider(provider, api.visitor())).toBe('/login?problem=email_missing');
    });

    it('creates only one account for two concurrent sign-ins', async () => {
      const { email } = someone();
      const ends = await Promise.all([
        signInByProvider(provider, api.visitor()),
        signInByProvider(provider, api.visitor()),
      ]);
      expect(ends).toEqual(['/', '/']);
      expect(await rows(User).countBy({ email })).toBe(1);
    });

    it.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', '/.//elsewhere.example'])(
      'redirects to the home page instead of %s after sign-in',
      async (returnTo) => {
        someone();
        expect(await signInByProvider(provider, api.visitor(), returnTo)).toBe('/');
      },
    );
  });

  describe('sign-in through a provider, for a known user', () => {
    it("signs in to the same account after the user's email address at the provider has changed", async () => {
      const { sub, email } = someone();
      const [first, second] = [api.visitor(), api.visitor()];
      await signInByProvider(provider, first);
      someone({ sub, email: 'another.address@example.com' });
      await signInByProvider(provider, second);
      const { body } = await second.get('/api/auth/user').expect(200);
      expect(body).toMatchObject({ email });
    });

    it("starts a new session and ends the browser's previous one", async () => {
      someone();
      const ada = await givenPerson(api);
      await signInByProvider(provider, ada.browser);
      expect(await rows(Session).countBy({ userId: ada.id })).toBe(0);
      const { body } = await ada.browser.get('/api/auth/user').expect(200);
      expect(body).not.toMatchObject({ id: ada.id });
    });
  });

  describe('sign-in through a provider, for the address of an existing account', () => {
    it('links an account if both this product and the provider have verified its email address', async () => {
      const ada = await givenPerson(api);
      const [emailConfirmedAt, passwordSetAt] = [new Date(2026, 0, 1), new Date(2026, 0, 2)];
      await rows(User).update({ id: ada.id }, { emailVerified: true, emailConfirmedAt, passwordSetAt });
      someone({ email: ada.email.toUpperCase() });
      const browser = api.visitor();
      await signInByProvider(provider, browser);
      const { body } = await browser.get('/api/auth/user').expect(200);
      expect(body).toMatchObject({ id: ada.id, hasPassword: true });
      await ada.browser.get('/api/auth/user').expect(200);
      const { text } = await mailTo(api, ada.email, 'You can now sign in with Example ID');
      expect(text).not.toContain('removed');
    });

    it.each([
      ['before the address was confirmed', new Date(2026, 0, 1), new Date(2026, 0, 2)],
      ['at an unknown time', null, null],
    ])(
      'removes a password that was set %s, and ends the sessions that were opened with it',
      async (_, passwordSetAt, emailConfirmedAt) => {
        const ada = await givenPerson(api);
        await rows(User).update({ id: ada.id }, { emailVerified: true, passwordSetAt, emailConfirmedAt });
        someone({ email: ada.email });
        const browser = api.visitor();
        await signInByProvider(provider, browser);
        const { body } = await browser.get('/api/auth/user').expect(200);
        expect(body).toMatchObject({ id: ada.id, hasPassword: false });
        await ada.browser.get('/api/auth/user').expect(401);
        await api.visitor().post('/api/auth/login').send({ email: ada.email, password: PASSWORD }).expect(401);
        const { text } = await mailTo(api, ada.email, 'You can now sign in with Example ID');
        expect(text).toContain('The password was removed');
      },
    );

    it.each([false, undefined, 'true'])(
      'rejects the sign-in when the provider returns email_verified: %p',
      async (verified) => {
        const ada = await givenPerson(api);
        someone({ email: ada.email, email_verified: verified as boolean });
        const browser = api.visitor();
        expect(await signInByProvider(provider, browser)).toBe('/login?problem=email_not_verified');
        await browser.get('/api/auth/user').expect(401);
        expect(await rows(Identity).countBy({ userId: ada.id })).toBe(0);
      },
    );

    it('links an account with an unconfirmed address and removes all other access to it', async () => {
      const stranger = await givenPerson(api);
      await rows(User).update({ id: stranger.id }, { pendingEmail: 'stranger@example.com' });
      await rows(Identity).insert({ issuer: 'https://other.example', subject: 'stranger', userId: stranger.id });
      someone({ email: stranger.email });
      const browser = api.visitor();
      await signInByProvider(provider, browser);
      const { body } = await browser.get('/api/auth/user').expect(200);
      expect(body).toMatchObject({ id: stranger.id, emailVerified: true, hasPassword: false, pendingEmail: null });
      await stranger.browser.get('/api/auth/user').expect(401);
      await api.visitor().post('/api/auth/login').send({ email: stranger.email, password: PASSWORD }).expect(401);
      expect(await rows(Identity).findBy({ userId: stranger.id })).toMatchObject([{ issuer: provider.issuer }]);
      const { text } = await mailTo(api, stranger.email, 'You can now sign in with Example ID');
      expect(text).toContain('The password was removed');
    });
  });

  describe('failed sign-in through a provider', () => {
    const refused = async (path: string, browser = api.visitor()) => {
      const answer = await browser.get(path).expect(302);
      await browser.get('/api/auth/user').expect(401);
      return answer.get('Location');
    };
    const withParameter = (path: string, name: string, value: string) => {
      const url = new URL(path, api.url);
      url.searchParams.set(name, value);
      return url.pathname + url.search;
    };

    it('redirects to the sign-in page when the user cancels at the provider', async () => {
      someone();
      provider.answer = 'cancel';
      const browser = api.visitor();
      expect(await signInByProvider(provider, browser, '/app/history')).toBe(
        '/login?problem=cancelled&returnTo=%2Fapp%2Fhistory',
      );
    });

    it('rejects a callback on a host other than the one that started the sign-in', async () => {
      someone();
      const path = await goToProvider(provider, api.visitor());
      expect(await refused(path)).toBe('/login?problem=sign_in_not_finished');
    });

    it('rejects a callback in a browser other than the one that started the sign-in', async () => {
      someone();
      const [attacker, victim] = [api.visitor(), api.visitor()];
      const path = await goToProvider(provider, attacker);
      await victim.get('/api/login');
      expect(await refused(path, victim)).toBe('/login?problem=sign_in_not_finished');
    });

    it.each([
      ['state', 'forged'],
      ['code', 'forged'],
      ['iss', 'https://elsewhere.example'],
    ])('rejects a callback whose %s is %s', async (name, value) => {
      someone();
      const browser = api.visitor();
      const path = await goToProvider(provider, browser);
      expect(await refused(withParameter(path, name, value), browser)).toBe('/login?problem=sign_in_not_finished');
    });

    it('rejects a repeated callback, even with a copy of the cookie', async () => {
      someone();
      const browser = api.visitor();
      const sent = await browser.get('/api/login').expect(302);
      const cookie = sent.get('Set-Cookie')![0]!.split(';')[0]!;
      const path = (await provider.visit(sent.get('Location')!)).slice(api.url.length);
      expect((await browser.get(path)).get('Location')).toBe('/');
      expect(await refused(path)).toBe('/login?problem=sign_in_not_finished');
      const copy = await api.visitor().get(path).set('Cookie', cookie).expect(302);
      expect(copy.get('Location')).toBe('/login?problem=sign_in_not_finished');
      expect(copy.get('Set-Cookie')!.join()).not.toContain('sid=');
    });

    it('rejects a cookie that is forged or older than ten minutes', async () => {
      someone();
      const browser = api.visitor();
      const path = await goToProvider(provider, browser);
      const now = Date.now();
      const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 11 * 60_000);
      expect(await refused(path, browser)).toBe('/login?problem=sign_in_not_finished');
      clock.mockRestore();
      const forged = await api
        .visitor()
        .get(path)
        .set('Cookie', `sign-in=${'A'.repeat(200)}`)
        .expect(302);
      expect(forged.get('Location')).toBe('/login?problem=sign_in_not_finished');
    });

    it.each(['', '?', '?error=server_error', '?code=x', '?state=x', '?code=a&code=b', '?%00'])(
      'rejects a provider callback whose query is "%s"',
      async (query) => {
        expect(await refused(`/api/auth/oidc/callback${query}`)).toBe('/login?problem=sign_in_not_finished');
        const browser = api.visitor();
        await browser.get('/api/login');
        expect(await refused(`/api/auth/oidc/callback${query}`, browser)).toBe('/login?problem=sign_in_not_finished');
      },
    );

    it.each([
      ['is for another sign-in', { claims: { nonce: 'of another sign-in' } }],
      ['is for another product', { claims: { aud: 'another product' } }],
      ['is for several products', { claims: { aud: ['shortlist', 'another product'], azp: 'another product' } }],
      ['is from another provider', { claims: { iss: 'https://elsewhere.example' } }],
      ['has expired', { claims: { exp: 1_700_000_000 } }],
      ['has no subject', { claims: { sub: undefined } }],
      ['has another subject than the user info', { claims: { sub: 'another person' } }],
      ['has another signature', { foreignKey: true }],
    ])('rejects an ID token that %s', async (_, forgery) => {
      someone();
      provider.forgery = forgery;
      expect(await signInByProvider(provider, api.visitor())).toBe('/login?problem=sign_in_not_finished');
      provider.forgery = {};
      expect(await signInByProvider(provider, api.visitor())).toBe('/');
    });

    it('redirects to the sign-in page when the provider is unreachable', async () => {
      const gone = await new OidcServer().listen();
      const env = { OIDC_ISSUER: gone.issuer, ...CLIENT, DATABASE_URL: api.env.DATABASE_URL! };
      await gone.close();
      const alone = await startApp({ env });
      const answer = await alone.visitor().get('/api/login').expect(302);
      await alone.close();
      expect(answer.get('Location')).toBe('/login?problem=provider_away');
    });

    it('redirects to the sign-in page when the provider fails during the sign-in', async () => {
      someone();
      const browser = api.visitor();
      const path = await goToProvider(provider, browser);
      provider.away();
      expect(await refused(path, browser)).toBe('/login?problem=provider_away');
    });
  });

  describe('confirming the identity through a provider', () => {
    const signedIn = async () => {
      someone();
      const browser = api.visitor();
      expect(await signInByProvider(provider, browser)).toBe('/');
      await api.database.query(`UPDATE sessions SET authenticated_at = now() - interval '1 hour'`);
      return browser;
    };
    const confirm = async (browser: Visitor): Promise<string> => {
      const sent = await browser.get('/api/auth/confirm-identity?returnTo=/account').expect(302);
      const back = (await provider.visit(sent.get('Location')!)).slice(api.url.length);
      return (await browser.get(back).expect(302)).get('Location')!;
    };
    const exported = async (browser: Visitor) => (await browser.get('/api/auth/user/export')).status;

    it('confirms the identity with a fresh sign-in at the provider', async () => {
      const browser = await signedIn();
      expect(await exported(browser)).toBe(403);
      const sent = await browser.get('/api/auth/confirm-identity').expect(302);
      const { prompt, max_age } = Object.fromEntries(new URL(sent.get('Location')!).searchParams);
      expect({ prompt, max_age }).toEqual({ prompt: 'login', max_age: '600' });
      expect(await confirm(browser)).toBe('/identity-confirmed?returnTo=%2Faccount');
      expect(await exported(browser)).toBe(200);
    });

    it('rejects a confirmation if the provider reports an old sign-in, or no sign-in time', async () => {
      const browser = await signedIn();
      for (const auth_time of [Math.floor(Date.now() / 1_000) - 3_600, undefined]) {
        provider.forgery = { claims: { auth_time } };
        expect(await confirm(browser)).toBe('/identity-confirmed?problem=sign_in_not_finished&returnTo=%2Faccount');
        expect(await exported(browser)).toBe(403);
      }
    });

    it('rejects a confirmation by another user of the provider, and does not sign that user in', async () => {
      const browser = await signedIn();
      const { body: before } = await browser.get('/api/auth/user');
      someone();
      expect(await confirm(browser)).toBe('/identity-confirmed?problem=other_account&returnTo=%2Faccount');
      expect(await exported(browser)).toBe(403);
      expect((await browser.get('/api/auth/user')).body).toEqual(before);
    });

    it('confirms the identity for the requesting session only', async () => {
      const browser = await signedIn();
      const sent = await browser.get('/api/auth/confirm-identity').expect(302);
      const back = (await provider.visit(sent.get('Location')!)).slice(api.url.length);
      await browser.post('/api/auth/logout').expect(204);
      const answer = await browser.get(back).expect(302);
      expect(answer.get('Location')).toBe('/identity-confirmed?problem=sign_in_not_finished');
    });

    it('redirects signed-out visitors from the identity confirmation to the sign-in page', async () => {
      const answer = await api.visitor().get('/api/auth/confirm-identity?returnTo=/account').expect(302);
      expect(answer.get('Location')).toBe('/login?returnTo=%2Faccount');
    });
  });
});
