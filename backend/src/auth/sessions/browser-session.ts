import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SessionCookie } from './session-cookie.js';
import { SessionsService, type SignIn } from './sessions.service.js';

@Injectable()
export class BrowserSession {
  constructor(
    private readonly sessions: SessionsService,
    private readonly cookie: SessionCookie,
  ) {}

  /**
   * Signs the browser in with a new session and ends the previous one, which an attacker may have planted.
   *
   * @throws {ApiError} 403 `account_suspended`
   */
  async start(request: FastifyRequest, reply: FastifyReply, signIn: SignIn): Promise<void> {
    const token = await this.sessions.open(signIn, request.headers['user-agent'] ?? '');
    if (!token) throw await this.sessions.rejectionOf(signIn.userId);
    await this.sessions.close(this.cookie.read(request));
    this.cookie.set(request, reply, token);
  }

  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.sessions.close(this.cookie.read(request));
    this.cookie.clear(request, reply);
  }
}
