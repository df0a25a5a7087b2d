import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { insertSalt } from './collecting.queries.js';
import { VisitorSalt } from './visitor-salt.entity.js';

/** 64 bits suffice to distinguish all visitors on one day. */
const HASH_BYTES = 8;
const SALT_BYTES = 32;
/** Number of days whose salts are cached. Late events need the salts of earlier days. */
const CACHED_SALTS = 4;

/**
 * Distinguishes visitors without identifying them: hashes the network address and the user agent with a daily salt that
 * is later deleted.
 */
@Injectable()
export class Visitors {
  private readonly salts = new Map<string, Promise<Buffer>>();

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** @param day `YYYY-MM-DD` in UTC */
  async hash(day: string, network: string, userAgent: string): Promise<Buffer> {
    const salt = await this.saltOf(day);
    return createHmac('sha256', salt)
      .update(JSON.stringify([network, userAgent]))
      .digest()
      .subarray(0, HASH_BYTES);
  }

  private saltOf(day: string): Promise<Buffer> {
    const known = this.salts.get(day);
    if (known) return known;
    const salt = this.readSalt(day);
    this.salts.set(day, salt);
    salt.catch(() => this.salts.delete(day));
    const [oldest] = [...this.salts.keys()].sort();
    if (this.salts.size > CACHED_SALTS && oldest !== undefined) this.salts.delete(oldest);
    return salt;
  }

  private async readSalt(day: string): Promise<Buffer> {
    await insertSalt(this.database, { day, salt: randomBytes(SALT_BYTES) });
    const stored = await this.database.manager.findOneBy(VisitorSalt, { day });
    if (!stored) throw new Error(`The salt of ${day} has just been deleted.`);
    return stored.salt;
  }
}
