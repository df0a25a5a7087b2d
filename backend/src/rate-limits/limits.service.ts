import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In } from 'typeorm';
import { ApiError } from '../core/errors/api-error.js';
import { isDependencyUnavailable } from '../core/errors/dependency-unavailable.js';
import { TimedOut } from '../core/errors/with-timeout.js';
import { siteOf } from '../core/env/network.js';
import { rateLimited } from '../core/metrics/security.js';
import type { Limit } from './limits.js';
import {
  addToCount,
  findExhaustedWait,
  releaseCounts,
  releaseTaken,
  takeFromLimit,
  type Taken,
} from './limits.queries.js';
import { SignInAttempt } from './sign-in-attempt.entity.js';

/** The limit of a /48, as a multiple of a /64's limit: a /48 may belong to one customer or to a whole company. */
export const SITE_FACTOR = 8;

/**
 * Rate limits, counted in the database so that all API processes share them. An attempt from an IPv6 /64 also counts
 * against its /48, unless the /64 is over its limit.
 */
@Injectable()
export class LimitsService {
  private readonly log = new Logger(LimitsService.name);

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Counts an attempt. Throws 429 above the limit. */
  async count(limit: Limit, ...subject: string[]): Promise<void> {
    const { within, wait } = await this.countOne(limit, subject);
    if (within) return;
    rateLimited.inc({ limit: limit.name });
    throw ApiError.tooManyAttempts(wait);
  }

  /**
   * Counts an attempt for each limit and runs `work`. Throws 429 and counts nothing if a limit is used up. Undoes the
   * counts if a dependency is unavailable, so that retries during an outage do not use up a limit. If `work` timed out,
   * it may still complete, so the counts are undone only when it fails.
   */
  async countFor<T>(attempts: [limit: Limit, ...subject: string[]][], work: () => Promise<T>): Promise<T> {
    const taken = await this.takeAll(attempts);
    try {
      return await work();
    } catch (error) {
      if (error instanceof TimedOut) this.releaseIfFailed(error.work, taken);
      else if (isUnavailable(error)) await releaseTaken(this.database, taken);
      throw error;
    }
  }

  /** Counts an attempt and returns whether it is within the limit. Unlike `count`, does not throw above the limit. */
  async allows(limit: Limit, ...subject: string[]): Promise<boolean> {
    return (await this.countOne(limit, subject)).within;
  }

  /** Counts several attempts in one call, even above the limit. */
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
    const wait = await findExhaustedWait(
      this.database,
      { key: keyOf(name, ...subject), times },
      site && { key: keyOf(name, ...site), times: times * SITE_FACTOR },
    );
    if (wait === undefined) return undefined;
    rateLimited.inc({ limit: name });
    return Math.max(1, Math.ceil(wait));
  }

  /** Counts an attempt only if it is within the limit. `release` undoes the count. */
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
    await this.database.manager.delete(SignInAttempt, { key: In(keys) });
  }

  /** Counts one attempt for each limit, or throws 429 and counts none. */
  private async takeAll(attempts: [limit: Limit, ...subject: string[]][]): Promise<Taken[]> {
    const taken: Taken[] = [];
    for (const [limit, ...subject] of attempts) {
      for (const [each, parts] of withSite(limit, subject)) {
        const one = await this.takeOne(each, parts);
        if (!one) {
          await releaseTaken(this.database, taken);
          throw ApiError.tooManyAttempts((await this.waitIfExhausted(limit, ...subject)) ?? 1);
        }
        taken.push(one);
      }
    }
    return taken;
  }

  private releaseIfFailed(work: Promise<unknown>, taken: Taken[]): void {
    const release = (): Promise<unknown> => releaseTaken(this.database, taken);
    work
      .catch(release)
      .catch((error: unknown) => this.log.warn({ err: error }, 'the limit of a failed request stays counted'));
  }

  private takeOne({ name, times, minutes }: Limit, subject: string[]): Promise<Taken | undefined> {
    return takeFromLimit(this.database, { key: keyOf(name, ...subject), minutes, times });
  }

  private async releaseAll({ name }: Limit, ...subjects: (string[] | undefined)[]): Promise<void> {
    const keys = subjects.flatMap((parts) => (parts ? [keyOf(name, ...parts)] : []));
    await releaseCounts(this.database, keys);
  }

  private async countOne(limit: Limit, subject: string[], more = 1): Promise<Counted> {
    const counted = await this.add(limit, subject, more);
    const site = siteSubject(subject);
    if (!counted.within || !site) return counted;
    return this.add({ ...limit, times: limit.times * SITE_FACTOR }, site, more);
  }

  private async add({ name, times, minutes }: Limit, subject: string[], more: number): Promise<Counted> {
    const { count, wait } = await addToCount(this.database, { key: keyOf(name, ...subject), minutes, more });
    return { within: count <= times, wait: Math.max(1, Math.ceil(wait)) };
  }
}

const isUnavailable = (error: unknown): boolean =>
  error instanceof ApiError ? error.getStatus() === 503 : isDependencyUnavailable(error);

interface Counted {
  within: boolean;
  /** Seconds until the limit allows another attempt. */
  wait: number;
}

/**
 * Pairs the limit with the subject that it applies to. If the subject contains an IPv6 /64, adds a pair for its /48.
 */
function withSite(limit: Limit, subject: string[]): [Limit, string[]][] {
  const site = siteSubject(subject);
  return [
    [limit, subject],
    ...(site ? [[{ ...limit, times: limit.times * SITE_FACTOR }, site] as [Limit, string[]]] : []),
  ];
}

/** Returns the subject with each IPv6 /64 replaced by its /48; undefined if the subject contains no /64. */
const siteSubject = (subject: string[]): string[] | undefined =>
  subject.some(siteOf) ? subject.map((part) => siteOf(part) ?? part) : undefined;

/**
 * Returns the key under which a count is stored: a digest, so that the table reveals neither network addresses nor
 * accounts.
 */
export const keyOf = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
