import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ApiError } from '../core/errors/api-error.js';
import { siteOf } from '../core/env/network.js';
import type { Limit } from './limits.js';

/** The limit of a /48, as a multiple of the limit of one /64: a /48 may be one customer or a company. */
export const SITE_FACTOR = 8;

/** Commits without waiting for the disk. If the database crashes, the counts of the last second may be lost. */
const WITHOUT_DISK = `WITH without_disk AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))`;

/**
 * Rate limits, counted in the database so that all API processes share them. An attempt from an IPv6 /64 also counts
 * against its /48, unless the /64 is over its limit.
 */
@Injectable()
export class LimitsService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Counts an attempt. Throws 429 above the limit. */
  async count(limit: Limit, ...subject: string[]): Promise<void> {
    const { within, wait } = await this.countOne(limit, subject);
    if (!within) throw ApiError.tooManyAttempts(wait);
  }

  /** Counts an attempt. Returns whether it is within the limit, for actions that are skipped silently. */
  async allows(limit: Limit, ...subject: string[]): Promise<boolean> {
    return (await this.countOne(limit, subject)).within;
  }

  /** Counts several attempts at once, even above the limit. */
  async charge(limit: Limit, times: number, ...subject: string[]): Promise<void> {
    await this.countOne(limit, subject, times);
  }

  /** Throws 429 if the limit is used up. Counts nothing. */
  async assertNotExhausted(limit: Limit, ...subject: string[]): Promise<void> {
    const wait = await this.waitIfExhausted(limit, ...subject);
    if (wait !== undefined) throw ApiError.tooManyAttempts(wait);
  }

  /** Returns the seconds to wait if the limit is used up, else undefined. Counts nothing. */
  async waitIfExhausted({ name, times }: Limit, ...subject: string[]): Promise<number | undefined> {
    const site = siteSubject(subject);
    const rows: { wait: number }[] = await this.database.query(
      `SELECT extract(epoch FROM window_ends_at - now())::float8 AS wait FROM sign_in_attempts
       WHERE (key = $1 AND count >= $2 OR key = $3 AND count >= $4) AND window_ends_at > now()
       ORDER BY wait DESC`,
      [keyOf(name, ...subject), times, site && keyOf(name, ...site), times * SITE_FACTOR],
    );
    return rows[0] && Math.max(1, Math.ceil(rows[0].wait));
  }

  /** Counts an attempt only if it is within the limit. `release` undoes it. */
  async take(limit: Limit, ...subject: string[]): Promise<boolean> {
    const site = siteSubject(subject);
    if (!(await this.takeOne(limit, subject))) return false;
    if (!site || (await this.takeOne({ ...limit, times: limit.times * SITE_FACTOR }, site))) return true;
    await this.releaseAll(limit, subject);
    return false;
  }

  async release(limit: Limit, ...subject: string[]): Promise<void> {
    await this.releaseAll(limit, subject, siteSubject(subject));
  }

  async reset(limit: Limit, ...subject: string[]): Promise<void> {
    const keys = [subject, siteSubject(subject)].flatMap((parts) => (parts ? [keyOf(limit.name, ...parts)] : []));
    await this.database.query('DELETE FROM sign_in_attempts WHERE key = ANY ($1)', [keys]);
  }

  private async takeOne({ name, times, minutes }: Limit, subject: string[]): Promise<boolean> {
    const taken: unknown[] = await this.database.query(
      `${WITHOUT_DISK}
       INSERT INTO sign_in_attempts AS a (key, count, window_ends_at)
       SELECT $1, 1, now() + make_interval(mins => $2) FROM without_disk
       ON CONFLICT (key) DO UPDATE SET
         count = CASE WHEN a.window_ends_at < now() THEN 1 ELSE a.count + 1 END,
         window_ends_at = CASE WHEN a.window_ends_at < now() THEN excluded.window_ends_at ELSE a.window_ends_at END
       WHERE a.window_ends_at < now() OR a.count < $3
       RETURNING count`,
      [keyOf(name, ...subject), minutes, times],
    );
    return taken.length > 0;
  }

  private async releaseAll({ name }: Limit, ...subjects: (string[] | undefined)[]): Promise<void> {
    const keys = subjects.flatMap((parts) => (parts ? [keyOf(name, ...parts)] : []));
    await this.database.query(
      'UPDATE sign_in_attempts SET count = count - 1 WHERE key = ANY ($1) AND count > 0 AND window_ends_at > now()',
      [keys],
    );
  }

  private async countOne(limit: Limit, subject: string[], more = 1): Promise<Counted> {
    const counted = await this.add(limit, subject, more);
    const site = siteSubject(subject);
    if (!counted.within || !site) return counted;
    return this.add({ ...limit, times: limit.times * SITE_FACTOR }, site, more);
  }

  private async add({ name, times, minutes }: Limit, subject: string[], more: number): Promise<Counted> {
    const rows: { count: number; wait: number }[] = await this.database.query(
      `${WITHOUT_DISK}
       INSERT INTO sign_in_attempts AS a (key, count, window_ends_at)
       SELECT $1, $3::int, now() + make_interval(mins => $2) FROM without_disk
       ON CONFLICT (key) DO UPDATE SET
         count = CASE WHEN a.window_ends_at < now() THEN $3::int ELSE a.count + $3::int END,
         window_ends_at = CASE WHEN a.window_ends_at < now() THEN excluded.window_ends_at ELSE a.window_ends_at END
       RETURNING count, extract(epoch FROM window_ends_at - now())::float8 AS wait`,
      [keyOf(name, ...subject), minutes, more],
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

/** Replaces each /64 with its /48. Returns undefined if there is none. */
const siteSubject = (subject: string[]): string[] | undefined =>
  subject.some(siteOf) ? subject.map((part) => siteOf(part) ?? part) : undefined;

/** A digest, so that the table reveals neither addresses nor accounts. */
export const keyOf = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
