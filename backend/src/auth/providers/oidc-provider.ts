import { Injectable } from '@nestjs/common';
import * as oidc from 'openid-client';
import { Env, type OidcSettings } from '../../core/env/env.js';
import { isLoopback } from '../../core/env/loopback.js';

const TIMEOUT_SECONDS = 10;

/** Maximum age, in seconds, of a sign-in at the provider. An older one does not confirm the user's identity. */
const MAX_AGE_SECONDS = 600;

export interface ExpectedCallback {
  state: string;
  nonce: string;
  verifier: string;
  redirectUri: string;
}

export interface ProviderProfile {
  issuer: string;
  subject: string;
  email: string | undefined;
  /** True only if the provider sends the boolean `true`; false for the string "true". */
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** The configured OpenID Connect provider. Its endpoints are discovered on the first sign-in. */
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

  /** @param fresh makes the provider authenticate the user again */
  async start(redirectUri: string, fresh = false): Promise<{ url: URL; expected: ExpectedCallback }> {
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
      // `max_age` obliges even a provider that ignores `prompt` to report the time of the sign-in as `auth_time`.
      ...(fresh && { prompt: 'login', max_age: String(MAX_AGE_SECONDS) }),
    });
    return { url, expected };
  }

  /**
   * Completes the sign-in. The library checks state, nonce, issuer, audience, times and signature, and throws if one is
   * invalid.
   */
  async finish(
    query: string,
    { state, nonce, verifier, redirectUri }: ExpectedCallback,
    fresh = false,
  ): Promise<ProviderProfile> {
    const configuration = await this.configuration(this.settings());
    const url = new URL(redirectUri);
    url.search = query;
    const tokens = await oidc.authorizationCodeGrant(configuration, url, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
      ...(fresh && { maxAge: MAX_AGE_SECONDS }),
    });
    const claims = tokens.claims()!;
    // Many providers return the email address only from the userinfo endpoint.
    const hasEmail = claims.email !== undefined && claims.email_verified !== undefined;
    const hasUserInfo = configuration.serverMetadata().userinfo_endpoint !== undefined;
    const details =
      hasEmail || !hasUserInfo ? claims : await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub);
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
      // Forgets the failed discovery, so that the next sign-in retries it.
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
  return oidc.discovery(url, clientId, undefined, clientAuth(clientSecret), {
    timeout: TIMEOUT_SECONDS,
    execute: [
      // Verifies the signature of the ID token, although the specification allows relying on TLS alone.
      oidc.enableNonRepudiationChecks,
      ...(url.protocol === 'http:' && isLoopback(url.hostname) ? [oidc.allowInsecureRequests] : []),
    ],
  });
}

/** Sends the client secret by a method that the provider supports. HTTP Basic is the specification's default. */
function clientAuth(secret: string): oidc.ClientAuth {
  const basic = oidc.ClientSecretBasic(secret);
  const post = oidc.ClientSecretPost(secret);
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    (methods.includes('client_secret_basic') ? basic : post)(server, client, body, headers);
  };
}

const text = (claim: unknown): string | undefined => (typeof claim === 'string' ? claim : undefined);
