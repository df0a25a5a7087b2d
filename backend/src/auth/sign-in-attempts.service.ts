import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ApiError } from '../core/api-error.js';

const ATTEMPTS = 10;
const WINDOW_MINUTES = 15;

/** Slows down guessing: so many tries of one account from one network address in a window. */
@Injectable()
export class SignInAttemptsService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Counts a try; throws 429 once there were too many. Counted in the database, so more API processes share it. */
  async count(address: string, account: string): Promise<void> {
    const rows: { count: number; wait: number }[] = await this.database.query(
      `INSERT INTO sign_in_attempts AS a (key, count, window_ends_at)
       VALUES ($1, 1, now() + make_interval(mins => $2))
       ON CONFLICT (key) DO UPDATE SET
         count = CASE WHEN a.window_ends_at < now() THEN 1 ELSE a.count + 1 END,
         window_ends_at = CASE WHEN a.window_ends_at < now() THEN excluded.window_ends_at ELSE a.window_ends_at END
       RETURNING count, extract(epoch FROM window_ends_at - now())::float8 AS wait`,
      [this.key(address, account), WINDOW_MINUTES],
    );
    const tried = rows[0]!;
    if (tried.count > ATTEMPTS) throw ApiError.tooManyAttempts(Math.max(1, Math.ceil(tried.wait)));
  }

  async forget(address: string, account: string): Promise<void> {
    await this.database.query('DELETE FROM sign_in_attempts WHERE key = $1', [this.key(address, account)]);
  }

  private key(address: string, account: string): string {
    return createHash('sha256').update(`${address}\n${account}`).digest('base64url');
  }
}
