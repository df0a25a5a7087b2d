import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { ChallengePurpose } from './passkey-challenge.entity.js';
import { insertChallenge, redeemChallenge } from './passkeys.queries.js';

const MINUTES = 5;

/** WebAuthn challenges. Each is valid for one purpose and can be used once. */
@Injectable()
export class PasskeyChallenges {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** @param userId null if the response identifies the user */
  async store(challenge: string, purpose: ChallengePurpose, userId: string | null): Promise<void> {
    await insertChallenge(this.database, { challenge, purpose, userId, minutes: MINUTES });
  }

  take(challenge: string, purpose: ChallengePurpose): Promise<{ userId: string | null } | undefined> {
    return redeemChallenge(this.database, { challenge, purpose });
  }
}

export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const challenge = (data as { challenge?: unknown } | null)?.challenge;
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    // The response is not JSON, so it is rejected like one with an unknown challenge.
    return undefined;
  }
}
