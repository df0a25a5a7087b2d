import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Env } from '../core/env.js';
import { Sealer } from './sealer.js';
import { SessionCookie } from './session-cookie.js';
import { sessionSecrets } from './session-secret.js';

const NAME = 'sign-in';
const PATH = '/api/auth/oidc';
const MINUTES = 10;

const transaction = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectUri: z.string(),
  returnTo: z.string().optional(),
  /** The session whose owner is confirming who they are; undefined for a sign-in. */
  confirms: z.string().optional(),
  until: z.number(),
});

export type OidcTransaction = Omit<z.infer<typeof transaction>, 'until'>;

/**
 * What has to be remembered while the person is at the provider. In the browser that went there and in no other, so
 * that nobody can be led back into somebody else's sign-in; sealed, so that it cannot be read or made up.
 */
@Injectable()
export class OidcTransactionCookie {
  private readonly sealer: Sealer;

  constructor(
    env: Env,
    private readonly cookie: SessionCookie,
  ) {
    this.sealer = new Sealer(sessionSecrets(env), 'sign-in transaction');
  }

  set(request: FastifyRequest, reply: FastifyReply, data: OidcTransaction): void {
    const until = Date.now() + MINUTES * 60_000;
    const sealed = this.sealer.seal(JSON.stringify({ ...data, until }));
    void reply.setCookie(NAME, sealed, { ...this.cookie.attributes(request), path: PATH, maxAge: MINUTES * 60 });
  }

  /** Takes it out of the browser too. Undefined when there is none, it is too old or it was made up. */
  take(request: FastifyRequest, reply: FastifyReply): OidcTransaction | undefined {
    const sealed = request.cookies[NAME];
    if (!sealed) return undefined;
    void reply.clearCookie(NAME, { ...this.cookie.attributes(request), path: PATH });
    const text = this.sealer.open(sealed);
    if (text === undefined) return undefined;
    const parsed = transaction.safeParse(JSON.parse(text));
    return parsed.success && parsed.data.until > Date.now() ? parsed.data : undefined;
  }
}
