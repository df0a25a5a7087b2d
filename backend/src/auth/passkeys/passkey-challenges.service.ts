import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

export type ChallengePurpose = 'registration' | 'sign_in' | 'second_step' | 'identity_confirmation';

const MINUTES = 5;

/** Random values that a browser signs. Each is valid for one purpose and works once. */
@Injectable()
export class PasskeyChallenges {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** @param userId null if the response identifies the user */
  async store(challenge: string, purpose: ChallengePurpose, userId: string | null): Promise<void> {
    await this.database.query(
      `INSERT INTO passkey_challenges (challenge, purpose, user_id, expires_at)
       VALUES ($1, $2, $3, now() + make_interval(mins => $4))`,
      [challenge, purpose, userId, MINUTES],
    );
  }

  /** Uses it up: of two concurrent requests, one gets the row. Returns undefined if it has expired or is unknown. */
  async take(challenge: string, purpose: ChallengePurpose): Promise<{ userId: string | null } | undefined> {
    const [rows] = await this.database.query<[{ userId: string | null }[], number]>(
      `DELETE FROM passkey_challenges WHERE challenge = $1 AND purpose = $2 AND expires_at > now()
       RETURNING user_id AS "userId"`,
      [challenge, purpose],
    );
    return rows[0];
  }
}

/** Returns the challenge in the browser's response, undefined if it is malformed. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const challenge = (data as { challenge?: unknown } | null)?.challenge;
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    // Not JSON: rejected like an unknown challenge.
    return undefined;
  }
}
