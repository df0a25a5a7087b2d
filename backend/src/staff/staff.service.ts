import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { StaffLogin, StaffToken, StaffView } from '@shortlist/shared/contract/staff';
import { DataSource } from 'typeorm';
import { passwordMatches } from '../auth/passwords.js';
import { SignInAttemptsService } from '../auth/sign-in-attempts.service.js';
import { ApiError } from '../core/api-error.js';

/** A working day: the token lies in a browser's storage. */
const HOURS = 12;

const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The people who run the product. Their accounts have nothing to do with those of job seekers. */
@Injectable()
export class StaffService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly attempts: SignInAttemptsService,
  ) {}

  async logIn({ username, password }: StaffLogin, address: string): Promise<StaffToken> {
    const account = `staff ${username.toLowerCase()}`;
    await this.attempts.count(address, account);
    const rows: (StaffView & { hash: string })[] = await this.database.query(
      'SELECT id, username, role, password_hash AS hash FROM staff WHERE lower(username) = lower($1) AND active',
      [username],
    );
    const staff = rows[0];
    const matches = await passwordMatches(staff?.hash, password);
    if (!staff || !matches) throw new ApiError(401, 'invalid_credentials', 'Invalid credentials');
    await this.attempts.succeeded(address, account);
    return this.issue(staff);
  }

  /** Whose token it is, while it works and the account does. */
  async find(token: string): Promise<StaffView | undefined> {
    const rows: StaffView[] = await this.database.query(
      `SELECT s.id, s.username, s.role FROM staff_sessions t JOIN staff s ON s.id = t.staff_id
       WHERE t.digest = $1 AND t.expires_at > now() AND s.active`,
      [digestOf(token)],
    );
    return rows[0];
  }

  async logOut(token: string): Promise<void> {
    await this.database.query('DELETE FROM staff_sessions WHERE digest = $1', [digestOf(token)]);
  }

  private async issue({ id, username, role }: StaffView): Promise<StaffToken> {
    const token = randomBytes(32).toString('base64url');
    const rows: { expiresAt: Date }[] = await this.database.query(
      `INSERT INTO staff_sessions (digest, staff_id, expires_at) VALUES ($1, $2, now() + make_interval(hours => $3))
       RETURNING expires_at AS "expiresAt"`,
      [digestOf(token), id, HOURS],
    );
    return { token, expiresAt: rows[0]!.expiresAt.toISOString(), staff: { id, username, role } };
  }
}
