import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ApiError } from '../core/api-error.js';
import { keyOf, LimitsService } from './limits.service.js';
import { BLOCKED_SIGN_INS_LOGGED, SIGN_INS_OF_ADDRESS, SIGN_INS_OF_ADDRESS_TO_ACCOUNT, type Limit } from './limits.js';

/** Wrong tries of one account from anywhere before each next one has to wait. */
const FREE_TRIES = 20;
/** Seconds; the wait begins with one, doubles up to this, and is over an hour after the last try. */
const LONGEST_WAIT = 300;
const MEMORY = 3_600;
/** When the next try may be: the window ends MEMORY ($2) after the last one, so the row tells when that was. */
const NEXT_TRY = `a.window_ends_at - make_interval(secs => $2) + make_interval(secs =>
  CASE WHEN a.count < $3 THEN 0 ELSE least(power(2, least(a.count - $3, 20)), $4) END)`;
/** Days for which a network address is known to be the owner's after a right password. */
const KNOWN_DAYS = 30;

/**
 * Slows down guessing: one account or many, from one place or from everywhere. Whoever signed in lately from where they
 * are now does not wait for what others do to their account.
 */
@Injectable()
export class SignInAttemptsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly limits: LimitsService,
  ) {}

  /**
   * Counts a try before it is known whether it is right; throws 429 when it comes too early, and calls `onBlocked` for
   * the first of an hour.
   *
   * @param lockOut once it is spent, only networks where the account signed in lately may try
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
    await this.limits.count(SIGN_INS_OF_ADDRESS, address);
    await this.limits.count(SIGN_INS_OF_ADDRESS_TO_ACCOUNT, address, account);
    if (await this.isKnown(address, account)) return;
    if (lockOut) await this.limits.refuseSpent(lockOut, account);
    await this.waitYourTurn(account);
  }

  /** The owner is in: the account's counts start anew, the address's does not, and they are known where they are. */
  async succeeded(address: string, account: string): Promise<void> {
    await this.limits.forget(SIGN_INS_OF_ADDRESS_TO_ACCOUNT, address, account);
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

  /** One statement lets a try in and begins the next wait, so that a hundred tries at once are one. */
  private async waitYourTurn(account: string): Promise<void> {
    const key = waitKey(account);
    const admitted: unknown[] = await this.database.query(
      `INSERT INTO sign_in_attempts AS a (key, count, window_ends_at) VALUES ($1, 1, now() + make_interval(secs => $2))
       ON CONFLICT (key) DO UPDATE SET
         count = CASE WHEN a.window_ends_at < now() THEN 1 ELSE a.count + 1 END,
         window_ends_at = excluded.window_ends_at
       WHERE a.window_ends_at < now() OR ${NEXT_TRY} <= now()
       RETURNING 1`,
      [key, MEMORY, FREE_TRIES, LONGEST_WAIT],
    );
    if (admitted.length > 0) return;
    const [{ wait } = { wait: 1 }]: { wait: number }[] = await this.database.query(
      `SELECT extract(epoch FROM ${NEXT_TRY} - now())::float8 AS wait FROM sign_in_attempts a WHERE key = $1`,
      [key, MEMORY, FREE_TRIES, LONGEST_WAIT],
    );
    throw ApiError.tooManyAttempts(Math.max(1, Math.ceil(wait)));
  }
}

const waitKey = (account: string): string => keyOf('wait', account);
const knownKey = (address: string, account: string): string => keyOf('known', address, account);
