import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In } from 'typeorm';
import { ApiError } from '../core/errors/api-error.js';
import { siteOf } from '../core/env/network.js';
import { rateLimited } from '../core/metrics/security.js';
import type { Limit } from './limits.js';
import { addToCount, findExhaustedWait, releaseCounts, takeFromLimit } from './limits.queries.js';
import { SignInAttempt } from './sign-in-attempt.entity.js';

/** The limit of a /48, as a multiple of the limit of one /64: a /48 may be one customer or a company. */
export const SITE_FACTOR = 8;

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
    if (within) return;
    rateLimited.inc({ limit: limit.name });
    throw ApiError.tooManyAttempts(wait);
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
    const wait = await findExhaustedWait(
      this.database,
      { key: keyOf(name, ...subject), times },
      site && { key: keyOf(name, ...site), times: times * SITE_FACTOR },
    );
    if (wait === undefined) return undefined;
    rateLimited.inc({ limit: name });
    return Math.max(1, Math.ceil(wait));
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
    await this.database.manager.delete(SignInAttempt, { key: In(keys) });
  }

  private takeOne({ name, times, minutes }: Limit, subject: string[]): Promise<boolean> {
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

interface Counted {
  within: boolean;
  /** Seconds to wait until the limit allows another attempt. */
  wait: number;
}

/** Returns the subject with each /64 replaced by its /48; undefined if it contains no /64. */
const siteSubject = (subject: string[]): string[] | undefined =>
  subject.some(siteOf) ? subject.map((part) => siteOf(part) ?? part) : undefined;

/**
 * Returns the stored key of a count. It is a digest, so that the table reveals neither network addresses nor accounts.
 */
export const keyOf = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
