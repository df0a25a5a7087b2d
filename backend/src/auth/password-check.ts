import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ApiError } from '../core/api-error.js';
import { SecurityEvents } from '../security-events/security-events.service.js';
import type { RequestOrigin } from './request-origin.js';
import { LimitsService } from './limits.service.js';
import { PASSWORD_CHECKS } from './limits.js';
import { passwordMatches } from './passwords.js';
import { User } from './user.entity.js';

/** Checks the password again before sensitive actions within a session. */
@Injectable()
export class PasswordCheck {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly limits: LimitsService,
    private readonly events: SecurityEvents,
  ) {}

  /** Returns the account. Throws 422 at `field` for a wrong password. */
  async verify(userId: string, password: string, field: string, caller: RequestOrigin): Promise<User> {
    await this.limits.count(PASSWORD_CHECKS, userId);
    const user = await this.users.findOneBy({ id: userId });
    if (!user) throw ApiError.unauthorized();
    if (!(await passwordMatches(user.passwordHash, password))) {
      await this.events.note({ kind: 'identity_check_failed', userId, caller });
      const message = 'That password is incorrect.';
      throw new ApiError(422, 'wrong_password', message, { issues: [{ path: field, message }] });
    }
    await this.limits.reset(PASSWORD_CHECKS, userId);
    return user;
  }
}
