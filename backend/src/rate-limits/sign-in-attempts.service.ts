import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ApiError } from '../core/errors/api-error.js';
import { keyOf, LimitsService } from './limits.service.js';
import {
  BLOCKED_SIGN_INS_LOGGED,
  SIGN_INS_PER_NETWORK,
  SIGN_INS_PER_NETWORK_AND_ACCOUNT,
  type Limit,
} from './limits.js';

/** Failed attempts per account, from all networks, before delays start. */
const FREE_ATTEMPTS = 20;
/** Delays in seconds start at one and double up to this maximum. An hour without attempts resets them. */
const MAX_DELAY = 300;
const RESET_AFTER = 3_600;
/** Time of the next allowed attempt. The last attempt was RESET_AFTER ($2) before the end of the window. */
const NEXT_ATTEMPT = `a.window_ends_at - make_interval(secs => $2) + make_interval(secs =>
  CASE WHEN a.count < $3 THEN 0 ELSE least(power(2, least(a.count - $3, 20)), $4) END)`;
/** Days for which a network counts as the owner's after a successful sign-in. */
const KNOWN_DAYS = 30;

/**
 * Slows down password guessing per network and per account. Attempts by others do not delay owners on a network from
 * which they have signed in recently.
 */
@Injectable()
export class SignInAttemptsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly limits: LimitsService,
  ) {}

  /**
   * Counts an attempt before its password is checked. Throws 429 if it is too early, and calls `onBlocked` for the
   * first blocked one in an hour.
   *
   * @param lockOut once it is used up, only networks with a recent sign-in of the account may try
   */
  async count(address: string, account: string, onBlocked: () => Promise<void>, lockOut?: Limit): Promise<void> {
    try {
      await this.admit(address, account, lockOut);
    } catch (error) {
      const isBlocked = error instanceof ApiError && error.code === 'too_many_attempts';
      if (isBlocked && (await this.limits.allows(BLOCKED_SIGN_INS_LOGGED, address, account))) await onBlocked();
      throw error;
    }
  }

  private async admit(address: string, account: string, lockOut: Limit | undefined): Promise<void> {
    await this.limits.count(SIGN_INS_PER_NETWORK, address);
    await this.limits.count(SIGN_INS_PER_NETWORK_AND_ACCOUNT, address, account);
    if (await this.isKnown(address, account)) return;
    if (lockOut) await this.limits.assertNotExhausted(lockOut, account);
    await this.enforceDelay(account);
  }

  /** Resets the counts of the account, but not of the network, and records the network as the owner's. */
  async succeeded(address: string, account: string): Promise<void> {
    await this.limits.reset(SIGN_INS_PER_NETWORK_AND_ACCOUNT, address, account);
    await this.database.query('DELETE FROM sign_in_attempts WHERE key = $1', [waitKey(account)]);
    await this.database.query(
      `INSERT INTO sign_in_attempts (key, count, window_ends_at) VALUES ($1, 0, now() + make_interval(days => $2))
       ON CONFLICT (key) DO UPDATE SET window_ends_at = excluded.window_ends_at`,
      [knownKey(address, account), KNOWN_DAYS],
    );
  }

  private async isKnown(address: string, account: string): Promise<boolean> {
    const rows: unknown[] = await this.database.query(
      'SELECT 1 FROM sign_in_attempts WHERE key = $1 AND window_ends_at > now()',
      [knownKey(address, account)],
    );
    return rows.length > 0;
  }

  /** Admits an attempt and starts the next delay in one statement, so that one of many concurrent attempts passes. */
  private async enforceDelay(account: string): Promise<void> {
    const key = waitKey(account);
    const admitted: unknown[] = await this.database.query(
      `INSERT INTO sign_in_attempts AS a (key, count, window_ends_at) VALUES ($1, 1, now() + make_interval(secs => $2))
       ON CONFLICT (key) DO UPDATE SET
         count = CASE WHEN a.window_ends_at < now() THEN 1 ELSE a.count + 1 END,
         window_ends_at = excluded.window_ends_at
       WHERE a.window_ends_at < now() OR ${NEXT_ATTEMPT} <= now()
       RETURNING 1`,
      [key, RESET_AFTER, FREE_ATTEMPTS, MAX_DELAY],
    );
    if (admitted.length > 0) return;
    const [{ wait } = { wait: 1 }]: { wait: number }[] = await this.database.query(
      `SELECT extract(epoch FROM ${NEXT_ATTEMPT} - now())::float8 AS wait FROM sign_in_attempts a WHERE key = $1`,
      [key, RESET_AFTER, FREE_ATTEMPTS, MAX_DELAY],
    );
    throw ApiError.tooManyAttempts(Math.max(1, Math.ceil(wait)));
  }
}

const waitKey = (account: string): string => keyOf('wait', account);
const knownKey = (address: string, account: string): string => keyOf('known', address, account);
