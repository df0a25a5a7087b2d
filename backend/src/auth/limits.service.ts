import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ApiError } from '../core/api-error.js';
import { siteOf } from '../core/network.js';
import type { Limit } from './limits.js';

/** A /48 may be one customer or a whole company: all its lines together may do this many times what each of them may. */
export const SITE_FACTOR = 8;

/** The commit does not wait for the disk: if the database's machine fails, the counts of the last second may be lost. */
const WITHOUT_DISK = `WITH without_disk AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))`;

/**
 * Counted in the database, so that all API processes share the counts. What counts against an IPv6 /64 counts against its
 * /48 too, as long as the /64 itself is within its limit.
 */
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

  /** Counts so many at once; the next one may be refused. */
  async charge(limit: Limit, times: number, ...who: string[]): Promise<void> {
    await this.countOne(limit, who, times);
  }

  /** Throws 429 when there were as many as there may be, without counting one more. */
  async refuseSpent(limit: Limit, ...who: string[]): Promise<void> {
    const wait = await this.waitIfSpent(limit, ...who);
    if (wait !== undefined) throw ApiError.tooManyAttempts(wait);
  }

  /** Returns the seconds to wait when there were as many as there may be; undefined before. Counts nothing. */
  async waitIfSpent({ name, times }: Limit, ...who: string[]): Promise<number | undefined> {
    const site = withinSite(who);
    const rows: { wait: number }[] = await this.database.query(
      `SELECT extract(epoch FROM window_ends_at - now())::float8 AS wait FROM sign_in_attempts
       WHERE (key = $1 AND count >= $2 OR key = $3 AND count >= $4) AND window_ends_at > now()
       ORDER BY wait DESC`,
      [keyOf(name, ...who), times, site && keyOf(name, ...site), times * SITE_FACTOR],
    );
    return rows[0] && Math.max(1, Math.ceil(rows[0].wait));
  }

  /** Counts one more only if that is within the limit; the caller may give it back. */
  async take(limit: Limit, ...who: string[]): Promise<boolean> {
    const site = withinSite(who);
    if (!(await this.takeOne(limit, who))) return false;
    if (!site || (await this.takeOne({ ...limit, times: limit.times * SITE_FACTOR }, site))) return true;
    await this.giveBackOf(limit, who);
    return false;
  }

  async giveBack(limit: Limit, ...who: string[]): Promise<void> {
    await this.giveBackOf(limit, who, withinSite(who));
  }

  async forget(limit: Limit, ...who: string[]): Promise<void> {
    const keys = [who, withinSite(who)].flatMap((parts) => (parts ? [keyOf(limit.name, ...parts)] : []));
    await this.database.query('DELETE FROM sign_in_attempts WHERE key = ANY ($1)', [keys]);
  }

  private async takeOne({ name, times, minutes }: Limit, who: string[]): Promise<boolean> {
    const taken: unknown[] = await this.database.query(
      `${WITHOUT_DISK}
       INSERT INTO sign_in_attempts AS a (key, count, window_ends_at)
       SELECT $1, 1, now() + make_interval(mins => $2) FROM without_disk
       ON CONFLICT (key) DO UPDATE SET
         count = CASE WHEN a.window_ends_at < now() THEN 1 ELSE a.count + 1 END,
         window_ends_at = CASE WHEN a.window_ends_at < now() THEN excluded.window_ends_at ELSE a.window_ends_at END
       WHERE a.window_ends_at < now() OR a.count < $3
       RETURNING count`,
      [keyOf(name, ...who), minutes, times],
    );
    return taken.length > 0;
  }

  private async giveBackOf({ name }: Limit, ...whose: (string[] | undefined)[]): Promise<void> {
    const keys = whose.flatMap((parts) => (parts ? [keyOf(name, ...parts)] : []));
    await this.database.query(
      'UPDATE sign_in_attempts SET count = count - 1 WHERE key = ANY ($1) AND count > 0 AND window_ends_at > now()',
      [keys],
    );
  }

  private async countOne(limit: Limit, who: string[], more = 1): Promise<Counted> {
    const counted = await this.add(limit, who, more);
    const site = withinSite(who);
    if (!counted.within || !site) return counted;
    return this.add({ ...limit, times: limit.times * SITE_FACTOR }, site, more);
  }

  private async add({ name, times, minutes }: Limit, who: string[], more: number): Promise<Counted> {
    const rows: { count: number; wait: number }[] = await this.database.query(
      `${WITHOUT_DISK}
       INSERT INTO sign_in_attempts AS a (key, count, window_ends_at)
       SELECT $1, $3::int, now() + make_interval(mins => $2) FROM without_disk
       ON CONFLICT (key) DO UPDATE SET
         count = CASE WHEN a.window_ends_at < now() THEN $3::int ELSE a.count + $3::int END,
         window_ends_at = CASE WHEN a.window_ends_at < now() THEN excluded.window_ends_at ELSE a.window_ends_at END
       RETURNING count, extract(epoch FROM window_ends_at - now())::float8 AS wait`,
      [keyOf(name, ...who), minutes, more],
    );
    const { count, wait } = rows[0]!;
    return { within: count <= times, wait: Math.max(1, Math.ceil(wait)) };
  }
}

interface Counted {
  within: boolean;
  /** Seconds. */
  wait: number;
}

/** Returns the same parts with each /64 replaced by its /48; undefined when there is none. */
const withinSite = (who: string[]): string[] | undefined =>
  who.some(siteOf) ? who.map((part) => siteOf(part) ?? part) : undefined;

/** Hashed: the table says nothing about who tried. */
export const keyOf = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
