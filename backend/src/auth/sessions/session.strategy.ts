import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RequestStrategy } from '../requests/request-strategy.js';
import { joinOf } from './session-join.js';
import { SessionCookie } from './session-cookie.js';
import { SessionsService, type FoundSession } from './sessions.service.js';

/** Authenticates users by the session cookie. */
@Injectable()
export class SessionStrategy extends RequestStrategy<FoundSession> {
  constructor(
    private readonly sessions: SessionsService,
    private readonly cookie: SessionCookie,
  ) {
    super();
  }

  validate(request: FastifyRequest): Promise<FoundSession | undefined> {
    return this.sessions.find(this.cookie.read(request), joinOf(request));
  }
}
