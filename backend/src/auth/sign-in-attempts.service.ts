import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ApiError } from '../core/api-error.js';

/** Tries of one account from one network address in a window. */
const ATTEMPTS = 10;
/** Tries from one network address, whatever the account: a school behind one address signs in, a list of addresses stops. */
const ATTEMPTS_OF_ADDRESS = 300;
const WINDOW_MINUTES = 15;

/** Slows down guessing, one account or many. */
@Injectable()
export class SignInAttemptsService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Counts a try; throws 429 once there were too many. Counted in the database, so more API processes share it. */
  async count(address: string, account: string): Promise<void> {
    await this.countUpTo(ATTEMPTS_OF_ADDRESS, key(address));
    await this.countUpTo(ATTEMPTS, key(address, account));
  }

  /** The right password starts the account's count anew, the address's not. */
  async forget(address: string, account: string): Promise<void> {
    await this.database.query('DELETE FROM sign_in_attempts WHERE key = $1', [key(address, account)]);
  }

  private async countUpTo(limit: number, counted: string): Promise<void> {
    const rows: { count: number; wait: number }[] = await this.database.query(
      `INSERT INTO sign_in_attempts AS a (key, count, window_ends_at)
       VALUES ($1, 1, now() + make_interval(mins => $2))
       ON CONFLICT (key) DO UPDATE SET
         count = CASE WHEN a.window_ends_at < now() THEN 1 ELSE a.count + 1 END,
         window_ends_at = CASE WHEN a.window_ends_at < now() THEN excluded.window_ends_at ELSE a.window_ends_at END
       RETURNING count, extract(epoch FROM window_ends_at - now())::float8 AS wait`,
      [counted, WINDOW_MINUTES],
    );
    const tried = rows[0]!;
    if (tried.count > limit) throw ApiError.tooManyAttempts(Math.max(1, Math.ceil(tried.wait)));
  }
}

/** Hashed: the table says nothing about who tried. */
const key = (...parts: string[]): string => createHash('sha256').update(parts.join('\n')).digest('base64url');
