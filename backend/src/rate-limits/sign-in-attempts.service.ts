import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ApiError } from '../core/errors/api-error.js';
import { rateLimited } from '../core/metrics/security.js';
import { keyOf, LimitsService } from './limits.service.js';
import {
  BLOCKED_SIGN_INS_LOGGED,
  SIGN_INS_PER_NETWORK,
  SIGN_INS_PER_NETWORK_AND_ACCOUNT,
  type Limit,
} from './limits.js';
import { admitAttempt, findDelay, isKnownNetwork, putKnownNetwork } from './limits.queries.js';
import { SignInAttempt } from './sign-in-attempt.entity.js';

/**
 * Minimum seconds between sign-ins to one account: after the free attempts, the delay starts at 1 and doubles with each
 * attempt, up to `maxDelay`.
 */
const DELAYS = { freeAttempts: 20, maxDelay: 300, resetAfter: 3_600 };
/** Days for which a network counts as the owner's after a successful sign-in. */
const KNOWN_DAYS = 30;

/**
 * Slows down password guessing per network and per account. Other people's attempts do not delay an account's owner on
 * a network from which the owner has signed in recently.
 */
@Injectable()
export class SignInAttemptsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly limits: LimitsService,
  ) {}

  /**
   * Counts an attempt before its password is checked. Throws 429 if the attempt is too early, and calls `onBlocked` for
   * the first blocked attempt in an hour.
   * @param lockOut limit above which attempts are admitted only from networks with a recent sign-in by the owner
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
    if (await isKnownNetwork(this.database, knownKey(address, account))) return;
    if (lockOut) await this.limits.assertNotExhausted(lockOut, account);
    await this.enforceDelay(account);
  }

  /** Resets the counts of the account, but not of the network, and records the network as the owner's. */
  async succeeded(address: string, account: string): Promise<void> {
    await this.limits.reset(SIGN_INS_PER_NETWORK_AND_ACCOUNT, address, account);
    await this.database.manager.delete(SignInAttempt, { key: waitKey(account) });
    await putKnownNetwork(this.database, { key: knownKey(address, account), days: KNOWN_DAYS });
  }

  private async enforceDelay(account: string): Promise<void> {
    const delays = { ...DELAYS, key: waitKey(account) };
    if (await admitAttempt(this.database, delays)) return;
    rateLimited.inc({ limit: 'sign-in delay' });
    const wait = (await findDelay(this.database, delays)) ?? 1;
    throw ApiError.tooManyAttempts(Math.max(1, Math.ceil(wait)));
  }
}

const waitKey = (account: string): string => keyOf('wait', account);
const knownKey = (address: string, account: string): string => keyOf('known', address, account);
