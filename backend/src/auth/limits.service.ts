import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ApiError } from '../core/api-error.js';
import type { Limit } from './limits.js';

/** Counted in the database, so that all API processes share the counts. */
@Injectable()
export class LimitsService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Counts one more; throws 429 once there were too many. */
  async count(limit: Limit, ...who: string[]): Promise<void> {
    const { within, wait } = await this.countOne(limit, who);
    if (!within) throw ApiError.tooManyAttempts(wait);
  }

  /** For what is left out without a word once there was enough of it. */
  async allows(limit: Limit, ...who: string[]): Promise<boolean> {
    return (await this.countOne(limit, who)).within;
  }

  /** Throws 429 when there were as many as there may be, without counting one more. */
  async refuseSpent({ name, times }: Limit, ...who: string[]): Promise<void> {
    const rows: { wait: number }[] = await this.database.query(
      `SELECT extract(epoch FROM window_ends_at - now())::float8 AS wait FROM sign_in_attempts
       WHERE key = $1 AND count >= $2 AND window_ends_at > now()`,
      [keyOf(name, ...who), times],
    );
    if (rows[0]) throw ApiError.tooManyAttempts(Math.max(1, Math.ceil(rows[0].wait)));
  }

  async forget(limit: Limit, ...who: string[]): Promise<void> {
    await this.database.query('DELETE FROM sign_in_attempts WHERE key = $1', [keyOf(limit.name, ...who)]);
  }

  private async countOne({ name, times, minutes }: Limit, who: string[]): Promise<{ within: boolean; wait: number }> {
    const rows: { count: number; wait: number }[] = await this.database.query(
      `INSERT INTO sign_in_attempts AS a (key, count, window_ends_at)
       VALUES ($1, 1, now() + make_interval(mins => $2))
       ON CONFLICT (key) DO UPDATE SET
         count = CASE WHEN a.window_ends_at < now() THEN 1 ELSE a.count + 1 END,
         window_ends_at = CASE WHEN a.window_ends_at < now() THEN excluded.window_ends_at ELSE a.window_ends_at END
       RETURNING count, extract(epoch FROM window_ends_at - now())::float8 AS wait`,
      [keyOf(name, ...who), minutes],
    );
    const { count, wait } = rows[0]!;
    return { within: count <= times, wait: Math.max(1, Math.ceil(wait)) };
  }
}

/** Hashed: the table says nothing about who tried. */
export const keyOf = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
