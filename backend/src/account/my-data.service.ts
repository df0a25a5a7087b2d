import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { RequestOrigin } from '../auth/requests/request-origin.js';
import { DATA_EXPORTS } from '../rate-limits/limits.js';
import { LimitsService } from '../rate-limits/limits.service.js';
import { EntitlementsService } from '../entitlements/entitlements.service.js';
import { ApiError } from '../core/errors/api-error.js';
import { SecurityEvents } from '../security-events/security-events.service.js';
import { listDataTexts, type DataPart } from './my-data.queries.js';
import { resumeParts } from './my-resumes.js';

@Injectable()
export class MyDataService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly entitlements: EntitlementsService,
    private readonly limits: LimitsService,
    private readonly events: SecurityEvents,
  ) {}

  /** Streams the export, because hundreds of resumes with a hundred versions each do not fit into memory. */
  async document(userId: string, caller: RequestOrigin): Promise<Readable> {
    await this.limits.count(DATA_EXPORTS, userId);
    const [profile] = await this.texts('profile', userId);
    if (!profile) throw ApiError.unauthorized();
    await this.events.note({ kind: 'data_exported', userId, caller });
    return Readable.from(this.parts(userId, profile));
  }

  private async *parts(userId: string, profile: string): AsyncGenerator<string> {
    yield `{"exportedAt":${JSON.stringify(new Date())},"profile":${profile}`;
    yield `,"plan":${JSON.stringify(await this.entitlements.planOf(userId))}`;
    yield `,"identities":[${(await this.texts('identities', userId)).join(',')}]`;
    yield `,"sessions":[${(await this.texts('sessions', userId)).join(',')}]`;
    yield `,"securityEvents":[${(await this.texts('securityEvents', userId)).join(',')}]`;
    yield `,"twoStepVerification":${(await this.texts('twoStepVerification', userId))[0] ?? 'null'}`;
    yield `,"passkeys":[${(await this.texts('passkeys', userId)).join(',')}]`;
    yield `,"activeDays":[${(await this.texts('activeDays', userId)).join(',')}]`;
    yield `,"downloads":[${(await this.texts('downloads', userId)).join(',')}]`;
    yield `,"orders":[${(await this.texts('orders', userId)).join(',')}]`;
    yield `,"subscriptions":[${(await this.texts('subscriptions', userId)).join(',')}]`;
    yield `,"planGrants":[${(await this.texts('planGrants', userId)).join(',')}]`;
    yield `,"payments":[${(await this.texts('payments', userId)).join(',')}]`;
    yield `,"disputes":[${(await this.texts('disputes', userId)).join(',')}]`;
    yield `,"paymentMails":[${(await this.texts('paymentMails', userId)).join(',')}]`;
    yield `,"promoCodes":[${(await this.texts('promoCodes', userId)).join(',')}]`;
    yield `,"serviceRequests":[${(await this.texts('serviceRequests', userId)).join(',')}]`;
    yield `,"aiCalls":[${(await this.texts('aiCalls', userId)).join(',')}]`;
    yield ',"resumes":[';
    yield* resumeParts(this.database, userId);
    yield ']}';
  }

  private texts(part: DataPart, userId: string): Promise<string[]> {
    return listDataTexts(this.database, part, userId);
  }
}
