import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Credentials, Registration, UserView } from '@shortlist/shared/contract/auth';
import { Repository } from 'typeorm';
import { ApiError } from '../core/api-error.js';
import { hashPassword, passwordMatches } from './passwords.js';
import { SignInAttemptsService } from './sign-in-attempts.service.js';
import { User } from './user.entity.js';

@Injectable()
export class AuthService {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly attempts: SignInAttemptsService,
  ) {}

  async register({ password, ...person }: Registration, address: string): Promise<UserView> {
    await this.attempts.count(address, person.email);
    const passwordHash = await hashPassword(password);
    const inserted = await this.users
      .createQueryBuilder()
      .insert()
      .values({ ...person, passwordHash })
      .orIgnore()
      .returning('*')
      .execute();
    const [identifier] = inserted.identifiers;
    if (!identifier) throw ApiError.conflict('email_taken', 'There is already an account with this e-mail address.');
    await this.attempts.forget(address, person.email);
    return this.user(String(identifier.id));
  }

  async logIn({ email, password }: Credentials, address: string): Promise<UserView> {
    await this.attempts.count(address, email);
    const user = await this.users.findOneBy({ email });
    const matches = await passwordMatches(user?.passwordHash, password);
    if (!user || !matches) {
      throw new ApiError(401, 'invalid_credentials', 'The e-mail address or the password is not right.');
    }
    await this.attempts.forget(address, email);
    return asView(user);
  }

  async user(id: string): Promise<UserView> {
    const user = await this.users.findOneBy({ id });
    if (!user) throw ApiError.unauthorized();
    return asView(user);
  }
}

/** Nobody has a paid plan before there are payments. `@Returns` keeps the other columns, the hash among them, inside. */
const asView = (user: User): UserView => ({
  ...user,
  plan: 'free',
  hasPassword: user.passwordHash !== null,
  createdAt: user.createdAt.toISOString(),
  deletionAt: user.deletionAt?.toISOString() ?? null,
});
