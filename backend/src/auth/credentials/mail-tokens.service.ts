import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { findMailToken, insertMailToken, redeemMailToken, type TokenOwner } from './credentials.queries.js';
import { MailToken, type MailTokenPurpose } from './mail-token.entity.js';

/** Hours for which an emailed link is valid. The email templates repeat these numbers. */
const HOURS: Record<MailTokenPurpose, number> = { verify_email: 72, reset_password: 1, confirm_email: 24 };

const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

@Injectable()
export class MailTokensService {
  constructor(@InjectEntityManager() private readonly database: EntityManager) {}

  /**
   * Stores a new token and invalidates older ones of the same purpose. Older password reset tokens stay valid, because
   * a stranger who requests a reset must not invalidate the owner's link.
   */
  async issue(userId: string, purpose: MailTokenPurpose, email: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const digest = digestOf(token);
    await insertMailToken(this.database, { digest, userId, purpose, email, hours: HOURS[purpose] });
    return token;
  }

  async revoke(userId: string, purpose: MailTokenPurpose): Promise<void> {
    await this.database.delete(MailToken, { userId, purpose });
  }

  /** Returns the owner of a valid token without using up the token. */
  find(token: string, purpose: MailTokenPurpose): Promise<TokenOwner | undefined> {
    return findMailToken(this.database, { digest: digestOf(token), purpose });
  }

  redeem(transaction: EntityManager, token: string, purpose: MailTokenPurpose): Promise<TokenOwner | undefined> {
    return redeemMailToken(transaction, { digest: digestOf(token), purpose });
  }
}
