import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { PasskeyOptions, SecondFactor } from '@shortlist/shared/contract/common/second-factors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Repository } from 'typeorm';
import { ApiError } from '../../core/errors/api-error.js';
import type { RequestOrigin } from '../requests/request-origin.js';
import { BrowserSession } from '../sessions/browser-session.js';
import { LimitsService } from '../../rate-limits/limits.service.js';
import { SIGN_INS_PER_NETWORK } from '../../rate-limits/limits.js';
import { PasskeyAssertions } from '../passkeys/passkey-assertions.service.js';
import type { SignIn } from '../sessions/sessions.service.js';
import { User } from '../../users/user.entity.js';
import { PendingSignInCookie } from './pending-sign-in.js';
import { SecondFactorService } from './second-factor.service.js';
import { CODE_REQUIRED } from './wrong-code.js';

type WithPassword = User & { passwordHash: string };

@Injectable()
export class TwoStepSignIn {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly factors: SecondFactorService,
    private readonly assertions: PasskeyAssertions,
    private readonly pending: PendingSignInCookie,
    private readonly session: BrowserSession,
    private readonly limits: LimitsService,
  ) {}

  async start(
    request: FastifyRequest,
    reply: FastifyReply,
    user: WithPassword,
    signIn: Pick<SignIn, 'caller' | 'event'>,
  ): Promise<void> {
    if (await this.factors.isEnabled(user.id)) {
      this.pending.set(request, reply, user);
      throw new ApiError(401, 'second_factor_required', CODE_REQUIRED);
    }
    await this.session.start(request, reply, { ...signIn, userId: user.id, passwordHash: user.passwordHash });
  }

  /**
   * Completes a sign-in with the second step. Throws 422 `wrong_code`, 401 `passkey_refused`, or 401
   * `sign_in_not_finished` if the first step is missing or too old.
   */
  async finish(
    request: FastifyRequest,
    reply: FastifyReply,
    factor: SecondFactor,
    caller: RequestOrigin,
  ): Promise<User> {
    await this.limits.count(SIGN_INS_PER_NETWORK, caller.address);
    const user = await this.firstStep(request);
    await this.factors.verify(user, factor, caller);
    const { id: userId, passwordHash } = user;
    await this.session.start(request, reply, { userId, passwordHash, caller, event: 'signed_in' });
    this.pending.clear(request, reply);
    return user;
  }

  async passkeyOptions(request: FastifyRequest, caller: RequestOrigin): Promise<PasskeyOptions> {
    const { id } = await this.firstStep(request);
    return this.assertions.options('second_step', caller, id);
  }

  private async firstStep(request: FastifyRequest): Promise<WithPassword> {
    const pending = this.pending.read(request);
    const user = pending && (await this.users.findOneBy({ id: pending.userId }));
    if (!user || !hasPassword(user) || !pending.isCurrent(user.passwordHash)) {
      throw new ApiError(401, 'sign_in_not_finished', 'This sign-in took too long. Please sign in again.');
    }
    return user;
  }
}

const hasPassword = (user: User): user is WithPassword => user.passwordHash !== null;
