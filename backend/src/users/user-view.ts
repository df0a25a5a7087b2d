import { Injectable } from '@nestjs/common';
import type { UserView } from '@shortlist/shared/contract/account/auth';
import { EntitlementsService } from '../entitlements/entitlements.service.js';
import type { User } from './user.entity.js';

@Injectable()
export class UserViews {
  constructor(private readonly entitlements: EntitlementsService) {}

  /** Includes all columns of the user: `@Returns` removes those outside the API contract, such as the password hash. */
  async of(user: User): Promise<UserView> {
    return {
      ...user,
      plan: await this.entitlements.planOf(user.id),
      hasPassword: user.passwordHash !== null,
      createdAt: user.createdAt.toISOString(),
      deletionAt: user.deletionAt?.toISOString() ?? null,
    };
  }
}
