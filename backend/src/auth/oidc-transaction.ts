import { hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EncryptJWT, errors, jwtDecrypt, type JWTPayload } from 'jose';
import { z } from 'zod';
import { Env } from '../core/env.js';
import { SessionCookie } from './session-cookie.js';
import { sessionSecrets } from './session-secret.js';

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
  /** The session whose owner is confirming who they are; undefined for a sign-in. */
  confirms: z.string().optional(),
});

export type OidcTransaction = z.infer<typeof transaction>;

/**
 * What has to be remembered while the person is at the provider. In the browser that went there and in no other, so
 * that nobody can be led back into somebody else's sign-in; an encrypted token, so that it cannot be read or made up.
 */
@Injectable()
export class OidcTransactionCookie {
  /** The key of the present secret, which encrypts, then that of the previous one. */
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
    void reply.setCookie(NAME, token, { ...this.cookie.attributes(request), path: PATH, maxAge: MINUTES * 60 });
  }

  /** Removes it from the browser too. Returns undefined when there is none, it has expired or it was made up. */
  async take(request: FastifyRequest, reply: FastifyReply): Promise<OidcTransaction | undefined> {
    const token = request.cookies[NAME];
    if (!token) return undefined;
    void reply.clearCookie(NAME, { ...this.cookie.attributes(request), path: PATH });
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
        // Encrypted with another key, expired, or no token at all.
        if (!(error instanceof errors.JOSEError)) throw error;
      }
    }
    return undefined;
  }
}
