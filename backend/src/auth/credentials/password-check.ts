import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ApiError } from '../../core/errors/api-error.js';
import { SecurityEvents } from '../../security-events/security-events.service.js';
import type { RequestOrigin } from '../requests/request-origin.js';
import { LimitsService } from '../../rate-limits/limits.service.js';
import { PASSWORD_CHECKS } from '../../rate-limits/limits.js';
import { passwordMatches } from '../passwords/passwords.js';
import { User } from '../../users/user.entity.js';

/** Requires the password again before sensitive actions within a session. */
@Injectable()
export class PasswordCheck {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly limits: LimitsService,
    private readonly events: SecurityEvents,
  ) {}

  /** Returns the account if the password is correct, else throws 422 for the body field named `field`. */
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
