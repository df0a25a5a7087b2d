import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { PasskeyAssertion, PasskeyOptions } from '@shortlist/shared/contract/common/second-factors';
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { DataSource } from 'typeorm';
import { SecurityEvents } from '../../security-events/security-events.service.js';
import type { RequestOrigin } from '../requests/request-origin.js';
import { LimitsService } from '../../rate-limits/limits.service.js';
import { PASSKEY_CHALLENGES } from '../../rate-limits/limits.js';
import type { ChallengePurpose } from './passkey-challenge.entity.js';
import { PasskeyChallenges, challengeIn } from './passkey-challenges.service.js';
import { Passkey } from './passkey.entity.js';
import { passkeyExpired, passkeyRefused } from './passkey-refused.js';
import { listCredentials, updateCounter } from './passkeys.queries.js';
import { relyingPartyId, userHandle } from './relying-party.js';

type AssertionPurpose = Exclude<ChallengePurpose, 'registration'>;

interface Expected {
  challenge: string;
  purpose: AssertionPurpose;
  site: string;
  /** Id of the account whose owner confirms their identity; undefined at sign-in. */
  userId: string | undefined;
}

@Injectable()
export class PasskeyAssertions {
  private readonly log = new Logger(PasskeyAssertions.name);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly challenges: PasskeyChallenges,
    private readonly limits: LimitsService,
    private readonly events: SecurityEvents,
  ) {}

  /** @param userId null at sign-in, where the browser offers all passkeys for this site */
  async options(
    purpose: AssertionPurpose,
    { address, site }: RequestOrigin,
    userId: string | null,
  ): Promise<PasskeyOptions> {
    await this.limits.count(PASSKEY_CHALLENGES, address);
    const options = await generateAuthenticationOptions({
      rpID: relyingPartyId(site),
      userVerification: verification(purpose),
      allowCredentials: userId === null ? undefined : await listCredentials(this.database.manager, userId),
    });
    await this.challenges.store(options.challenge, purpose, userId);
    return { ...options };
  }

  /**
   * Returns the id of the passkey's owner.
   *
   * @param userId the account that must own the passkey
   * @throws 401 `passkey_refused`
   */
  async verify(
    assertion: PasskeyAssertion,
    purpose: AssertionPurpose,
    caller: RequestOrigin,
    userId?: string,
  ): Promise<string> {
    const challenge = challengeIn(assertion.response.clientDataJSON);
    const expected = challenge === undefined ? undefined : await this.challenges.take(challenge, purpose);
    if (challenge === undefined || !expected || expected.userId !== (userId ?? null)) throw passkeyExpired();
    const stored = await this.database.manager.findOneBy(Passkey, { credentialId: assertion.id });
    if (!stored) throw passkeyRefused();
    if (!(await this.isGenuine(assertion, stored, { challenge, purpose, site: caller.site, userId }))) {
      await this.events.note({ kind: 'passkey_refused', userId: stored.userId, caller });
      throw passkeyRefused();
    }
    return stored.userId;
  }

  private async isGenuine(assertion: PasskeyAssertion, stored: Passkey, expected: Expected): Promise<boolean> {
    const handle = assertion.response.userHandle;
    if (handle && handle !== Buffer.from(userHandle(stored.userId)).toString('base64url')) return false;
    if (expected.userId !== undefined && expected.userId !== stored.userId) return false;
    const counter = await this.counterOf(assertion, stored, expected);
    return counter !== undefined && updateCounter(this.database, { id: stored.id, counter });
  }

  /** Returns the authenticator's signature counter; undefined for an invalid signature or invalid signed data. */
  private async counterOf(
    assertion: PasskeyAssertion,
    stored: Passkey,
    { challenge, purpose, site }: Expected,
  ): Promise<number | undefined> {
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...assertion, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: site,
        expectedRPID: relyingPartyId(site),
        requireUserVerification: verification(purpose) === 'required',
        credential: {
          id: stored.credentialId,
          publicKey: new Uint8Array(stored.publicKey),
          counter: Number(stored.counter),
          transports: stored.transports,
        },
      });
      return verified ? authenticationInfo.newCounter : undefined;
    } catch (error) {
      // The library throws for every invalid assertion, such as one for another origin.
      this.log.warn({ purpose, err: error }, 'a passkey was refused');
      return undefined;
    }
  }
}

/** Requires user verification (PIN, fingerprint or face) if the passkey is used without a password. */
const verification = (purpose: AssertionPurpose): 'required' | 'preferred' =>
  purpose === 'second_step' ? 'preferred' : 'required';
