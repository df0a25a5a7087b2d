import { Injectable } from '@nestjs/common';
import * as oidc from 'openid-client';
import { Env, type OidcSettings } from '../core/env.js';
import { isLoopback } from '../core/loopback.js';

/** Seconds for one request to the provider. */
const PATIENCE = 10;

/** Seconds since the provider has asked for the password itself, where a sign-in has to be fresh. */
const FRESH = 600;

/** What has to match when the person comes back. */
export interface Expected {
  state: string;
  nonce: string;
  verifier: string;
  redirectUri: string;
}

export interface ProviderPerson {
  issuer: string;
  subject: string;
  email: string | undefined;
  /** Only when the provider says so in so many words. */
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** The OpenID Connect provider of the settings. Asked for its addresses when somebody first needs them. */
@Injectable()
export class OidcProvider {
  private discovered: Promise<oidc.Configuration> | undefined;

  constructor(private readonly env: Env) {}

  get isConfigured(): boolean {
    return this.env.oidc !== undefined;
  }

  get name(): string {
    return this.settings().name;
  }

  /** Where to send the person, and what to expect of their return. With `fresh`, the provider has to ask who they are. */
  async begin(redirectUri: string, fresh = false): Promise<{ url: URL; expected: Expected }> {
    const settings = this.settings();
    const verifier = oidc.randomPKCECodeVerifier();
    const expected = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier, redirectUri };
    const url = oidc.buildAuthorizationUrl(await this.configuration(settings), {
      redirect_uri: redirectUri,
      scope: settings.scope,
      state: expected.state,
      nonce: expected.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      // A provider that ignores the prompt still has to say in `auth_time` when it last asked.
      ...(fresh && { prompt: 'login', max_age: String(FRESH) }),
    });
    return { url, expected };
  }

  /** Who came back. The library checks state, nonce, issuer, audience, times and signature, and throws. */
  async finish(
    query: string,
    { state, nonce, verifier, redirectUri }: Expected,
    fresh = false,
  ): Promise<ProviderPerson> {
    const configuration = await this.configuration(this.settings());
    const url = new URL(redirectUri);
    url.search = query;
    const tokens = await oidc.authorizationCodeGrant(configuration, url, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
      ...(fresh && { maxAge: FRESH }),
    });
    const claims = tokens.claims()!;
    // Many providers tell the address only when they are asked for it.
    const isTold = claims.email !== undefined && claims.email_verified !== undefined;
    const canAsk = configuration.serverMetadata().userinfo_endpoint !== undefined;
    const details =
      isTold || !canAsk ? claims : await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub);
    return {
      issuer: claims.iss,
      subject: claims.sub,
      email: text(details.email)?.trim().toLowerCase(),
      emailVerified: details.email_verified === true,
      firstName: text(details.given_name) ?? text(details.name) ?? '',
      lastName: text(details.family_name) ?? '',
    };
  }

  private async configuration(settings: OidcSettings): Promise<oidc.Configuration> {
    this.discovered ??= discover(settings);
    try {
      return await this.discovered;
    } catch (error) {
      // The next person asks again.
      this.discovered = undefined;
      throw error;
    }
  }

  private settings(): OidcSettings {
    if (!this.env.oidc) throw new Error('no provider is configured');
    return this.env.oidc;
  }
}

function discover({ issuer, clientId, clientSecret }: OidcSettings): Promise<oidc.Configuration> {
  const url = new URL(issuer);
  return oidc.discovery(url, clientId, undefined, secretAs(clientSecret), {
    timeout: PATIENCE,
    execute: [
      // Also where TLS would do: what signs somebody in is worth one more check.
      oidc.enableNonRepudiationChecks,
      ...(url.protocol === 'http:' && isLoopback(url.hostname) ? [oidc.allowInsecureRequests] : []),
    ],
  });
}

/** The way the provider takes the secret; a provider that does not say takes the basic one. */
function secretAs(secret: string): oidc.ClientAuth {
  const basic = oidc.ClientSecretBasic(secret);
  const post = oidc.ClientSecretPost(secret);
  return (server, client, body, headers) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    (ways.includes('client_secret_basic') ? basic : post)(server, client, body, headers);
  };
}

const text = (claim: unknown): string | undefined => (typeof claim === 'string' ? claim : undefined);
