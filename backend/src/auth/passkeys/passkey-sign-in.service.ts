import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { PasskeyAssertion, PasskeyOptions } from '@shortlist/shared/contract/common/second-factors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Repository } from 'typeorm';
import type { RequestOrigin } from '../requests/request-origin.js';
import { BrowserSession } from '../sessions/browser-session.js';
import { LimitsService } from '../../rate-limits/limits.service.js';
import { SIGN_INS_PER_NETWORK } from '../../rate-limits/limits.js';
import { SessionsService, type SessionUser } from '../sessions/sessions.service.js';
import { User } from '../../users/user.entity.js';
import { PasskeyAssertions } from './passkey-assertions.service.js';
import { passkeyRefused } from './passkey-refused.js';

@Injectable()
export class PasskeySignIn {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly assertions: PasskeyAssertions,
    private readonly session: BrowserSession,
    private readonly sessions: SessionsService,
    private readonly limits: LimitsService,
  ) {}

  options(caller: RequestOrigin): Promise<PasskeyOptions> {
    return this.assertions.options('sign_in', caller, null);
  }

  async signIn(
    request: FastifyRequest,
    reply: FastifyReply,
    assertion: PasskeyAssertion,
    caller: RequestOrigin,
  ): Promise<User> {
    await this.limits.count(SIGN_INS_PER_NETWORK, caller.address);
    const userId = await this.assertions.verify(assertion, 'sign_in', caller);
    const user = await this.users.findOneBy({ id: userId });
    if (!user) throw passkeyRefused();
    await this.session.start(request, reply, { userId, caller, event: 'signed_in_with_passkey' });
    return user;
  }

  identityOptions({ id }: SessionUser, caller: RequestOrigin): Promise<PasskeyOptions> {
    return this.assertions.options('identity_confirmation', caller, id);
  }

  async confirmIdentity(user: SessionUser, assertion: PasskeyAssertion, caller: RequestOrigin): Promise<void> {
    await this.assertions.verify(assertion, 'identity_confirmation', caller, user.id);
    await this.sessions.confirmIdentity(user, caller);
  }
}
