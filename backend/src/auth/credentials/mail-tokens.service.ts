import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import type { MailTokenPurpose } from './mail-token.entity.js';

/** Validity of a link; the emails repeat these numbers. */
const HOURS: Record<MailTokenPurpose, number> = { verify_email: 72, reset_password: 1, confirm_email: 24 };

export interface TokenOwner {
  userId: string;
  /** The address that the link was sent to. */
  email: string;
}

const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const LOOK_UP = 'WHERE digest = $1 AND purpose = $2 AND expires_at > now()';

/** Tokens of emailed links. The table stores only their digests. */
@Injectable()
export class MailTokensService {
  constructor(@InjectEntityManager() private readonly database: EntityManager) {}

  /**
   * Invalidates older tokens of the same purpose, except for password resets: anyone can request those, and must not
   * invalidate the link that the owner is about to open.
   */
  async issue(userId: string, purpose: MailTokenPurpose, email: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.database.query(
      `WITH older AS (DELETE FROM mail_tokens WHERE user_id = $1 AND purpose = $2 AND purpose <> 'reset_password')
       INSERT INTO mail_tokens (digest, user_id, purpose, email, expires_at)
       VALUES ($3, $1, $2, $4, now() + make_interval(hours => $5))`,
      [userId, purpose, digestOf(token), email, HOURS[purpose]],
    );
    return token;
  }

  async revoke(userId: string, purpose: MailTokenPurpose): Promise<void> {
    await this.database.query('DELETE FROM mail_tokens WHERE user_id = $1 AND purpose = $2', [userId, purpose]);
  }

  /** Returns the owner without using up the token. */
  async find(token: string, purpose: MailTokenPurpose): Promise<TokenOwner | undefined> {
    const rows: TokenOwner[] = await this.database.query(
      `SELECT user_id AS "userId", email FROM mail_tokens ${LOOK_UP}`,
      [digestOf(token), purpose],
    );
    return rows[0];
  }

  /** Uses up the token: of two concurrent requests, one gets its owner. */
  async redeem(transaction: EntityManager, token: string, purpose: MailTokenPurpose): Promise<TokenOwner | undefined> {
    const [rows] = await transaction.query<[TokenOwner[], number]>(
      `DELETE FROM mail_tokens ${LOOK_UP} RETURNING user_id AS "userId", email`,
      [digestOf(token), purpose],
    );
    return rows[0];
  }
}
