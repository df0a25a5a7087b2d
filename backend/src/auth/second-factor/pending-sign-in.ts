import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Env } from '../../core/env/env.js';
import { Sealer } from '../requests/sealer.js';
import { SessionCookie } from '../sessions/session-cookie.js';
import { sessionSecrets } from '../../core/env/session-secret.js';

const NAME = 'second-step';
const PATH = '/api/auth/login';
const MINUTES = 10;

const pending = z.object({ userId: z.guid(), password: z.string(), until: z.number() });

/**
 * Returns a fingerprint of the password. It changes with the password, so a password change invalidates pending
 * sign-ins.
 */
const fingerprintOf = (passwordHash: string): string => createHash('sha256').update(passwordHash).digest('base64url');

/** An account for which the correct password was entered, and whose second step is pending. */
export interface PendingSignIn {
  userId: string;
  /** Returns whether the account's password is still the one from the first step. */
  isCurrent(passwordHash: string | null): boolean;
}

/** Records for ten minutes, in an encrypted cookie, that the browser sent the correct password. */
@Injectable()
export class PendingSignInCookie {
  private readonly sealer: Sealer;

  constructor(
    env: Env,
    private readonly cookie: SessionCookie,
  ) {
    this.sealer = new Sealer(sessionSecrets(env), 'pending sign-in');
  }

  set(request: FastifyRequest, reply: FastifyReply, { id, passwordHash }: { id: string; passwordHash: string }): void {
    const until = Date.now() + MINUTES * 60_000;
    const sealed = this.sealer.seal(
      JSON.stringify({ userId: id, password: fingerprintOf(passwordHash), until } satisfies z.infer<typeof pending>),
    );
    void reply.setCookie(this.cookie.nameOf(NAME), sealed, {
      ...this.cookie.attributes(request),
      path: PATH,
      maxAge: MINUTES * 60,
    });
  }

  clear(request: FastifyRequest, reply: FastifyReply): void {
    void reply.clearCookie(this.cookie.nameOf(NAME), { ...this.cookie.attributes(request), path: PATH });
  }

  read(request: FastifyRequest): PendingSignIn | undefined {
    const text = this.sealer.open(request.cookies[this.cookie.nameOf(NAME)] ?? '');
    if (text === undefined) return undefined;
    const { userId, password, until } = pending.parse(JSON.parse(text));
    if (until <= Date.now()) return undefined;
    return { userId, isCurrent: (hash) => hash !== null && fingerprintOf(hash) === password };
  }
}
