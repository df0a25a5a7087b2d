import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ApiError } from '../core/api-error.js';
import { SecurityEvents } from '../security-events/security-events.service.js';
import type { Asking } from './asking.js';
import { LimitsService } from './limits.service.js';
import { PASSWORD_CHECKS } from './limits.js';
import { passwordMatches } from './passwords.js';
import { User } from './user.entity.js';

/** Asks for the password once more before a signed-in browser does what only the owner may. */
@Injectable()
export class PasswordCheck {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly limits: LimitsService,
    private readonly events: SecurityEvents,
  ) {}

  /** The account when the password is right; 422 at `field` when not. */
  async userWith(userId: string, password: string, field: string, caller: Asking): Promise<User> {
    await this.limits.count(PASSWORD_CHECKS, userId);
    const user = await this.users.findOneBy({ id: userId });
    if (!user) throw ApiError.unauthorized();
    if (!(await passwordMatches(user.passwordHash, password))) {
      await this.events.note({ kind: 'identity_check_failed', userId, caller });
      const message = 'That password is incorrect.';
      throw new ApiError(422, 'wrong_password', message, { issues: [{ path: field, message }] });
    }
    await this.limits.forget(PASSWORD_CHECKS, userId);
    return user;
  }
}
