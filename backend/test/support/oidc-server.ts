import { once } from 'node:events';
import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';
import { Provider, type Configuration } from 'oidc-provider';
import supertest from 'supertest';
import type { TestApp, Visitor } from './app.js';

export const CLIENT = { OIDC_CLIENT_ID: 'shortlist', OIDC_CLIENT_SECRET: 'a secret between us and the provider' };

const MINUTE = 60;

export interface ProviderClaims {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

const OWN_KEY = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const FOREIGN_KEY = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const KEY_ID = 'the only one';

/** Faults to introduce into an ID token: claims to replace, or a different signing key. */
export interface Forgery {
  claims?: Record<string, unknown>;
  foreignKey?: boolean;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** An OpenID Connect provider on loopback. It signs in `person` without a prompt. */
export class OidcServer {
  person: ProviderClaims = { sub: 'nobody' };
  answer: 'sign in' | 'cancel' = 'sign in';
  forgery: Forgery | undefined;
  private readonly server: Server;
  private handler: Handler = unavailable;

  constructor() {
    this.server = createServer((request, response) => void this.handler(request, response));
  }

  async listen(): Promise<this> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Starts the provider. Before this call, the server returns 503, like a provider that is down behind its proxy. */
  serve(api: TestApp, more: Configuration = {}): void {
    const provider: Provider = withoutAdvice(
      () =>
        new Provider(this.issuer, {
          clients: [
            {
              client_id: CLIENT.OIDC_CLIENT_ID,
              client_secret: CLIENT.OIDC_CLIENT_SECRET,
              redirect_uris: [`${api.url}/api/auth/oidc/callback`],
            },
          ],
          jwks: { keys: [{ ...OWN_KEY.export({ format: 'jwk' }), kid: KEY_ID, use: 'sig', alg: 'RS256' }] },
          ttl: { Interaction: MINUTE, Grant: MINUTE, Session: MINUTE, AccessToken: MINUTE, IdToken: MINUTE },
          pkce: { required: () => true },
          cookies: { keys: ['for tests only'] },
          features: { devInteractions: { enabled: false } },
          interactions: { url: (_, { uid }) => `/interaction/${uid}` },
          claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
          findAccount: (_, accountId) => ({ accountId, claims: () => ({ ...this.person, sub: accountId }) }),
          // Treats every user as having given consent.
          loadExistingGrant: async ({ oidc }) => {
            const grant = new provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! });
            grant.addOIDCScope('openid email profile');
            await grant.save();
            return grant;
          },
          ...more,
        }),
    );
    const everythingElse = provider.callback();
    this.handler = (request, response) => {
      if (request.url === '/token' && this.forgery) forgeTokens(response, this.forgery);
      if (!request.url?.startsWith('/interaction/')) return everythingElse(request, response);
      const result =
        this.answer === 'cancel'
          ? { error: 'access_denied' }
          : { login: { accountId: this.person.sub, remember: false } };
      return provider.interactionFinished(request, response, result);
    };
  }

  away(): void {
    this.handler = unavailable;
  }

  /** Follows the provider's redirects like a browser and returns the final URL. */
  async visit(address: string): Promise<string> {
    const browser = supertest.agent(this.issuer);
    let next = new URL(address);
    for (let steps = 0; steps < 10; steps++) {
      const answer = await browser.get(next.pathname + next.search).redirects(0);
      const location = answer.get('Location');
      if (!location) throw new Error(`the provider answered ${answer.status} at ${next.pathname}: ${answer.text}`);
      next = new URL(location, next);
      if (next.origin !== this.issuer) return next.href;
    }
    throw new Error('the provider redirects in a loop');
  }

  async close(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }
}

/** Suppresses the provider's warnings about test-only settings. */
function withoutAdvice<T>(make: () => T): T {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  try {
    return make();
  } finally {
    warn.mockRestore();
  }
}

function forgeTokens(response: ServerResponse, forgery: Forgery): void {
  const end = response.end.bind(response) as (body: string) => ServerResponse;
  response.end = ((body: string) => {
    const answer = JSON.parse(body) as { id_token: string };
    const forged = JSON.stringify({ ...answer, id_token: forge(answer.id_token, forgery) });
    response.setHeader('content-length', Buffer.byteLength(forged));
    return end(forged);
  }) as typeof response.end;
}

function forge(token: string, { claims, foreignKey }: Forgery): string {
  const payload = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as object;
  return signed({ ...payload, ...claims }, foreignKey ? FOREIGN_KEY : OWN_KEY);
}

function signed(payload: object, key: KeyObject): string {
  const parts = [{ alg: 'RS256', kid: KEY_ID }, payload];
  const body = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${body}.${createSign('RSA-SHA256').update(body).sign(key, 'base64url')}`;
}

const unavailable: Handler = (_, response) => response.writeHead(503).end();

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

export async function goToProvider(provider: OidcServer, browser: Visitor, returnTo = ''): Promise<string> {
  const query = returnTo && `?returnTo=${encodeURIComponent(returnTo)}`;
  const sent = await browser.get(`/api/login${query}`).expect(302);
  return pathOf(await provider.visit(sent.get('Location')!));
}

export async function signInByProvider(provider: OidcServer, browser: Visitor, returnTo?: string): Promise<string> {
  const back = await browser.get(await goToProvider(provider, browser, returnTo)).expect(302);
  return back.get('Location')!;
}
