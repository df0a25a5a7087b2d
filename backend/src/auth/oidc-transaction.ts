import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Env } from '../core/env.js';
import { SessionCookie } from './session-cookie.js';
import { sessionSecret } from './session-secret.js';

const NAME = 'sign-in';
const PATH = '/api/auth/oidc';
const MINUTES = 10;
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const transaction = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectUri: z.string(),
  returnTo: z.string().optional(),
  until: z.number(),
});

export type OidcTransaction = Omit<z.infer<typeof transaction>, 'until'>;

/**
 * What has to be remembered while the person is at the provider. In the browser that went there and in no other, so
 * that nobody can be led back into somebody else's sign-in; sealed, so that it cannot be read or made up.
 */
@Injectable()
export class OidcTransactionCookie {
  private readonly key: Buffer;

  constructor(
    env: Env,
    private readonly cookie: SessionCookie,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', sessionSecret(env), '', 'sign-in transaction', 32));
  }

  set(request: FastifyRequest, reply: FastifyReply, data: OidcTransaction): void {
    const until = Date.now() + MINUTES * 60_000;
    const sealed = this.seal(JSON.stringify({ ...data, until }));
    void reply.setCookie(NAME, sealed, { ...this.cookie.attributes(request), path: PATH, maxAge: MINUTES * 60 });
  }

  /** Takes it out of the browser too. Undefined when there is none, it is too old or it was made up. */
  take(request: FastifyRequest, reply: FastifyReply): OidcTransaction | undefined {
    const sealed = request.cookies[NAME];
    if (!sealed) return undefined;
    void reply.clearCookie(NAME, { ...this.cookie.attributes(request), path: PATH });
    const parsed = transaction.safeParse(this.open(sealed));
    return parsed.success && parsed.data.until > Date.now() ? parsed.data : undefined;
  }

  private seal(text: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, iv);
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
  }

  private open(sealed: string): unknown {
    const bytes = Buffer.from(sealed, 'base64url');
    if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
    const decipher = createDecipheriv(CIPHER, this.key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    try {
      const body = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
      return JSON.parse(body.toString('utf8'));
    } catch {
      // Made up, or sealed with another secret: the same as none.
      return undefined;
    }
  }
}
