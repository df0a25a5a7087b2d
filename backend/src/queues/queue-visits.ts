import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { StaffRole } from '@shortlist/shared/contract/console/staff';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionSecret } from '../core/env/session-secret.js';
import { Env } from '../core/env/env.js';
import { mustEnroll, type StaffSession } from '../staff/sign-in/staff-session.js';
import { StaffTokens } from '../staff/sign-in/staff-tokens.service.js';

export const BOARD_PATH = '/admin/queues';
export const BOARD_ROLES: readonly StaffRole[] = ['admin', 'support'];

const COOKIE = 'queue_visit';
const MINUTES = 15;
const VALUE = /^([\w-]{43})\.(\d{13})\.([\w-]{43})$/;

/**
 * Authenticates visits to the queue dashboard, a plain page that cannot send a bearer token. A signed cookie identifies
 * the staff session and expires together with the session.
 */
@Injectable()
export class QueueVisits {
  private key: Buffer | undefined;

  constructor(
    private readonly env: Env,
    private readonly tokens: StaffTokens,
  ) {}

  private get isHttps(): boolean {
    return this.env.publicUrl?.startsWith('https:') === true;
  }

  /** Uses the prefix `__Secure-` over https: browsers accept a cookie with this prefix from https pages only. */
  private get cookieName(): string {
    return this.isHttps ? `__Secure-${COOKIE}` : COOKIE;
  }

  /** Starts a visit to the dashboard. @returns the time at which the visit expires unless another request extends it */
  open({ digest }: StaffSession, request: FastifyRequest, reply: FastifyReply): Date {
    const expiresAt = new Date(Date.now() + MINUTES * 60_000);
    const named = `${digest}.${expiresAt.getTime()}`;
    void reply.setCookie(this.cookieName, `${named}.${this.signatureOf(named).toString('base64url')}`, {
      path: BOARD_PATH,
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https' || this.isHttps,
      maxAge: MINUTES * 60,
    });
    return expiresAt;
  }

  /**
   * Finds the staff session of a dashboard visit.
   * @param isAct whether the request counts as activity: a page that polls must not keep the session alive
   */
  async find({ cookies }: FastifyRequest, isAct: boolean): Promise<StaffSession | undefined> {
    const [, digest, expires, signature] = VALUE.exec(cookies[this.cookieName] ?? '') ?? [];
    if (digest === undefined || expires === undefined || signature === undefined) return undefined;
    const isOurs = timingSafeEqual(Buffer.from(signature, 'base64url'), this.signatureOf(`${digest}.${expires}`));
    if (!isOurs || Number(expires) < Date.now()) return undefined;
    const staff = await this.tokens.findByDigest(digest, isAct);
    return staff && BOARD_ROLES.includes(staff.role) && !mustEnroll(staff) ? staff : undefined;
  }

  private signatureOf(text: string): Buffer {
    this.key ??= Buffer.from(hkdfSync('sha256', sessionSecret(this.env), '', 'visits of the queue dashboard', 32));
    return createHmac('sha256', this.key).update(text).digest();
  }
}
