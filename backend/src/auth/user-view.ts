import type { UserView } from '@shortlist/shared/contract/auth';
import type { User } from './user.entity.js';

/** Nobody has a paid plan before there are payments. `@Returns` keeps the other columns, the hash among them, inside. */
export const userViewOf = (user: User): UserView => ({
  ...user,
  plan: 'free',
  hasPassword: user.passwordHash !== null,
  createdAt: user.createdAt.toISOString(),
  deletionAt: user.deletionAt?.toISOString() ?? null,
});
