import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { BRAND } from '@shortlist/shared/product/brand';
import type {
  NewPasskey,
  PasskeyAttestation,
  PasskeyOptions,
  PasskeyView,
} from '@shortlist/shared/contract/common/second-factors';
import { MAX_PASSKEYS } from '@shortlist/shared/product/second-factor-limits';
import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type VerifiedRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import { DataSource, Repository } from 'typeorm';
import { ApiError } from '../../core/errors/api-error.js';
import { isUniqueViolation } from '../../core/errors/unique-violation.js';
import { MailQueue } from '../../mail/mail-queue.js';
import { SecurityEvents } from '../../security-events/security-events.service.js';
import type { RequestOrigin } from '../requests/request-origin.js';
import { LimitsService } from '../../rate-limits/limits.service.js';
import { PASSKEY_CHALLENGES } from '../../rate-limits/limits.js';
import { requireVerifiedEmail } from '../../users/require-verified-email.js';
import { User } from '../../users/user.entity.js';
import { PasskeyChallenges, challengeIn } from './passkey-challenges.service.js';
import { Passkey } from './passkey.entity.js';
import {
  deletePasskey,
  insertPasskey,
  listCredentials,
  lockAccount,
  renamePasskey,
  type PasskeyRow,
} from './passkeys.queries.js';
import { relyingPartyId, userHandle } from './relying-party.js';

const viewOf = ({ id, name, synced, createdAt, lastUsedAt }: PasskeyRow): PasskeyView => ({
  id,
  name,
  synced,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

@Injectable()
export class PasskeysService {
  private readonly log = new Logger(PasskeysService.name);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly challenges: PasskeyChallenges,
    private readonly limits: LimitsService,
    private readonly events: SecurityEvents,
    private readonly mails: MailQueue,
  ) {}

  async list(userId: string): Promise<PasskeyView[]> {
    const passkeys = await this.database.manager.find(Passkey, {
      select: { id: true, name: true, synced: true, createdAt: true, lastUsedAt: true },
      where: { userId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return passkeys.map(viewOf);
  }

  async options(userId: string, { address, site }: RequestOrigin): Promise<PasskeyOptions> {
    await this.limits.count(PASSKEY_CHALLENGES, address);
    const user = await this.find(userId);
    requireVerifiedEmail(user);
    const existing = await listCredentials(this.database.manager, userId);
    if (existing.length >= MAX_PASSKEYS) throw tooMany();
    const options = await generateRegistrationOptions({
      rpName: BRAND.name,
      rpID: relyingPartyId(site),
      userID: userHandle(userId),
      userName: user.email,
      userDisplayName: [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email,
      attestationType: 'none',
      excludeCredentials: existing,
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    });
    await this.challenges.store(options.challenge, 'registration', userId);
    return { ...options };
  }

  async add(userId: string, { name, credential }: NewPasskey, caller: RequestOrigin): Promise<PasskeyView> {
    const user = await this.find(userId);
    requireVerifiedEmail(user);
    const challenge = challengeIn(credential.response.clientDataJSON);
    const expected = challenge === undefined ? undefined : await this.challenges.take(challenge, 'registration');
    if (challenge === undefined || expected?.userId !== userId) throw notAdded('Your request expired. Try again.');
    const verified = await this.verify(credential, challenge, caller.site);
    const passkey = await this.insert(user, name ?? (caller.device || 'Passkey'), verified, caller);
    await this.mails.putIfPossible({
      kind: 'second_factor_changed',
      email: user.email,
      site: caller.site,
      change: 'passkey_added',
    });
    return passkey;
  }

  async rename(userId: string, id: string, name: string): Promise<PasskeyView> {
    const renamed = await renamePasskey(this.database, { id, userId, name });
    if (!renamed) throw noSuchPasskey();
    return viewOf(renamed);
  }

  async remove(userId: string, id: string, caller: RequestOrigin): Promise<void> {
    const { email } = await this.find(userId);
    await this.database.transaction(async (transaction) => {
      const name = await deletePasskey(transaction, { id, userId });
      if (name === undefined) throw noSuchPasskey();
      await this.events.record(transaction, { kind: 'passkey_removed', userId, detail: name, caller });
    });
    const { site } = caller;
    await this.mails.putIfPossible({ kind: 'second_factor_changed', email, site, change: 'passkey_removed' });
  }

  private async verify(
    credential: PasskeyAttestation,
    challenge: string,
    site: string,
  ): Promise<NonNullable<VerifiedRegistrationResponse['registrationInfo']>> {
    try {
      rejectCertificates(credential);
      const { registrationInfo } = await verifyRegistrationResponse({
        response: { ...credential, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: site,
        expectedRPID: relyingPartyId(site),
        requireUserVerification: false,
      });
      if (registrationInfo) return registrationInfo;
    } catch (error) {
      // The library throws for every invalid attestation.
      this.log.warn({ err: error }, 'a new passkey was refused');
    }
    throw notAdded('This passkey could not be added. Please try again.');
  }

  private async insert(
    { id: userId }: User,
    name: string,
    { credential, credentialDeviceType }: NonNullable<VerifiedRegistrationResponse['registrationInfo']>,
    caller: RequestOrigin,
  ): Promise<PasskeyView> {
    try {
      return await this.database.transaction(async (transaction) => {
        await lockAccount(transaction, userId);
        const added = await insertPasskey(transaction, {
          userId,
          credentialId: credential.id,
          publicKey: Buffer.from(credential.publicKey),
          counter: credential.counter,
          transports: credential.transports ?? [],
          synced: credentialDeviceType === 'multiDevice',
          name,
          limit: MAX_PASSKEYS,
        });
        if (!added) throw tooMany();
        await this.events.record(transaction, { kind: 'passkey_added', userId, detail: name, caller });
        return viewOf(added);
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw notAdded('This passkey is already in use. Choose or create another one.');
    }
  }

  private async find(userId: string): Promise<User> {
    const user = await this.users.findOneBy({ id: userId });
    if (!user) throw ApiError.unauthorized();
    return user;
  }
}

/**
 * Rejects attestation certificates, which the registration never requests. Checking a certificate would parse untrusted
 * data and could download revocation lists from URLs in that data.
 */
function rejectCertificates({ response }: PasskeyAttestation): void {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const format = attestation.get('fmt');
  const isSelfSigned = format === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
  if (format !== 'none' && !isSelfSigned) throw new Error('unrequested attestation');
}

export const noSuchPasskey = (): ApiError => ApiError.notFound('passkey');
const notAdded = (message: string): ApiError => new ApiError(422, 'passkey_refused', message);
const tooMany = (): ApiError =>
  ApiError.conflict('too_many_passkeys', `An account can have ${MAX_PASSKEYS} passkeys. Remove one first.`);
