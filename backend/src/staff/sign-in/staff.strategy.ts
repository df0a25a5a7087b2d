import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RequestStrategy } from '../../auth/requests/request-strategy.js';
import { bearerToken } from './bearer-token.js';
import type { StaffSession } from './staff-session.js';
import { StaffTokens } from './staff-tokens.service.js';

@Injectable()
export class StaffStrategy extends RequestStrategy<StaffSession> {
  constructor(private readonly tokens: StaffTokens) {
    super();
  }

  async validate(request: FastifyRequest): Promise<StaffSession | undefined> {
    const token = bearerToken(request);
    return token === undefined ? undefined : this.tokens.find(token);
  }
}
