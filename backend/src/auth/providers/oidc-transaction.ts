import { hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EncryptJWT, errors, jwtDecrypt, type JWTPayload } from 'jose';
import { z } from 'zod';
import { Env } from '../../core/env/env.js';
import { SessionCookie } from '../sessions/session-cookie.js';
import { sessionSecrets } from '../../core/env/session-secret.js';

const NAME = 'sign-in';
const PATH = '/api/auth/oidc';
const MINUTES = 10;
const ALGORITHM = 'dir';
const CIPHER = 'A256GCM';
const KEY_BYTES = 32;

const transaction = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectUri: z.string(),
  returnTo: z.string().optional(),
  /** Id of the session in which the user confirms their identity; undefined for a sign-in. */
  confirms: z.string().optional(),
});

export type OidcTransaction = z.infer<typeof transaction>;

/**
 * The state of a sign-in while the user is on the provider's site. The cookie ties the sign-in to one browser, so that
 * an attacker cannot sign another user in to the attacker's account. Encryption prevents reading or forging the cookie.
 */
@Injectable()
export class OidcTransactionCookie {
  /**
   * Keys derived from the session secrets. The first key, derived from the current secret, encrypts; every key
   * decrypts.
   */
  private readonly keys: Uint8Array[];

  constructor(
    env: Env,
    private readonly cookie: SessionCookie,
  ) {
    this.keys = sessionSecrets(env).map(
      (secret) => new Uint8Array(hkdfSync('sha256', secret, '', 'sign-in transaction token', KEY_BYTES)),
    );
  }

  async set(request: FastifyRequest, reply: FastifyReply, data: OidcTransaction): Promise<void> {
    const token = await new EncryptJWT(data)
      .setProtectedHeader({ alg: ALGORITHM, enc: CIPHER })
      .setExpirationTime(`${MINUTES} minutes`)
      .encrypt(this.keys[0]!);
    void reply.setCookie(this.cookie.nameOf(NAME), token, {
      ...this.cookie.attributes(request),
      path: PATH,
      maxAge: MINUTES * 60,
    });
  }

  /**
   * Returns the state stored in the cookie, and clears the cookie. Returns undefined if the cookie is missing, expired
   * or forged.
   */
  async take(request: FastifyRequest, reply: FastifyReply): Promise<OidcTransaction | undefined> {
    const token = request.cookies[this.cookie.nameOf(NAME)];
    if (!token) return undefined;
    void reply.clearCookie(this.cookie.nameOf(NAME), { ...this.cookie.attributes(request), path: PATH });
    return transaction.safeParse(await this.open(token)).data;
  }

  private async open(token: string): Promise<JWTPayload | undefined> {
    for (const key of this.keys) {
      try {
        const { payload } = await jwtDecrypt(token, key, {
          keyManagementAlgorithms: [ALGORITHM],
          contentEncryptionAlgorithms: [CIPHER],
          requiredClaims: ['exp'],
        });
        return payload;
      } catch (error) {
        // A JOSEError means that the cookie is malformed, expired or encrypted with another key.
        if (!(error instanceof errors.JOSEError)) throw error;
      }
    }
    return undefined;
  }
}
