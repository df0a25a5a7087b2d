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
import {
  DISPUTES,
  ORDERS,
  PAYMENT_MAILS,
  PAYMENTS,
  PLAN_GRANTS,
  PROMO_CODES,
  SERVICE_REQUESTS,
  SUBSCRIPTIONS,
} from './my-purchases.js';
import { resumeParts } from './my-resumes.js';

/** Columns are listed one by one, so that a secret added to a table later is not exported by accident. */
const PROFILE = `
  SELECT json_build_object(
    'id', id, 'email', email, 'emailVerified', email_verified, 'pendingEmail', pending_email,
    'firstName', first_name, 'lastName', last_name, 'profileImageUrl', profile_image_url,
    'createdAt', created_at, 'updatedAt', updated_at, 'deletionAt', deletion_at,
    'suspendedAt', suspended_at, 'supportAccessUntil', support_access_until
  )::text AS json
  FROM users WHERE id = $1`;

const IDENTITIES = `
  SELECT json_build_object('issuer', issuer, 'subject', subject, 'createdAt', created_at)::text AS json
  FROM identities WHERE user_id = $1 ORDER BY created_at`;

/** Columns of sessions, without the session id, which is the secret in the cookie. */
const SESSIONS = `
  SELECT json_build_object(
    'device', user_agent, 'createdAt', created_at, 'lastSeenAt', last_seen_at, 'expiresAt', expires_at
  )::text AS json
  FROM sessions WHERE user_id = $1 ORDER BY created_at`;

/** For staff actions, includes the kind and the time but not the staff member's device. */
const SECURITY_EVENTS = `
  SELECT json_build_object(
    'event', kind, 'detail', detail, 'device', CASE WHEN staff_id IS NULL THEN device END,
    'network', CASE WHEN staff_id IS NULL THEN network END, 'createdAt', created_at
  )::text AS json
  FROM security_events WHERE user_id = $1 ORDER BY id`;

/** Columns of two-step verification, without the authenticator secret. */
const TWO_STEP = `
  SELECT json_build_object(
    'enabledAt', confirmed_at,
    'recoveryCodesLeft', (SELECT count(*) FROM recovery_codes WHERE user_id = $1 AND used_at IS NULL)
  )::text AS json
  FROM totp_secrets WHERE user_id = $1 AND confirmed_at IS NOT NULL`;

/** Columns of passkeys, without the credential's keys. */
const PASSKEYS = `
  SELECT json_build_object(
    'name', name, 'synced', synced, 'createdAt', created_at, 'lastUsedAt', last_used_at
  )::text AS json
  FROM passkeys WHERE user_id = $1 ORDER BY created_at`;

const ACTIVE_DAYS = `
  SELECT to_json(day)::text AS json FROM account_days WHERE user_id = $1 ORDER BY day`;

const DOWNLOADS = `
  SELECT json_build_object('resumeId', resume_id, 'format', format, 'createdAt', created_at)::text AS json
  FROM downloads WHERE user_id = $1 ORDER BY created_at`;

/** Language model calls and their cost. Prompts and answers are not stored. */
const AI_CALLS = `
  SELECT json_build_object(
    'task', task, 'model', model, 'outcome', outcome, 'inputTokens', input_tokens, 'outputTokens', output_tokens,
    'createdAt', created_at
  )::text AS json
  FROM ai_calls WHERE user_id = $1 ORDER BY created_at, id`;

/** Exports everything stored about a user as one JSON document. */
@Injectable()
export class MyDataService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly entitlements: EntitlementsService,
    private readonly limits: LimitsService,
    private readonly events: SecurityEvents,
  ) {}

  /** Streams the document, because hundreds of resumes with a hundred versions each do not fit into memory. */
  async document(userId: string, caller: RequestOrigin): Promise<Readable> {
    await this.limits.count(DATA_EXPORTS, userId);
    const [profile] = await this.texts(PROFILE, userId);
    if (!profile) throw ApiError.unauthorized();
    await this.events.note({ kind: 'data_exported', userId, caller });
    return Readable.from(this.parts(userId, profile));
  }

  private async *parts(userId: string, profile: string): AsyncGenerator<string> {
    yield `{"exportedAt":${JSON.stringify(new Date())},"profile":${profile}`;
    yield `,"plan":${JSON.stringify(await this.entitlements.planOf(userId))}`;
    yield `,"identities":[${(await this.texts(IDENTITIES, userId)).join(',')}]`;
    yield `,"sessions":[${(await this.texts(SESSIONS, userId)).join(',')}]`;
    yield `,"securityEvents":[${(await this.texts(SECURITY_EVENTS, userId)).join(',')}]`;
    yield `,"twoStepVerification":${(await this.texts(TWO_STEP, userId))[0] ?? 'null'}`;
    yield `,"passkeys":[${(await this.texts(PASSKEYS, userId)).join(',')}]`;
    yield `,"activeDays":[${(await this.texts(ACTIVE_DAYS, userId)).join(',')}]`;
    yield `,"downloads":[${(await this.texts(DOWNLOADS, userId)).join(',')}]`;
    yield `,"orders":[${(await this.texts(ORDERS, userId)).join(',')}]`;
    yield `,"subscriptions":[${(await this.texts(SUBSCRIPTIONS, userId)).join(',')}]`;
    yield `,"planGrants":[${(await this.texts(PLAN_GRANTS, userId)).join(',')}]`;
    yield `,"payments":[${(await this.texts(PAYMENTS, userId)).join(',')}]`;
    yield `,"disputes":[${(await this.texts(DISPUTES, userId)).join(',')}]`;
    yield `,"paymentMails":[${(await this.texts(PAYMENT_MAILS, userId)).join(',')}]`;
    yield `,"promoCodes":[${(await this.texts(PROMO_CODES, userId)).join(',')}]`;
    yield `,"serviceRequests":[${(await this.texts(SERVICE_REQUESTS, userId)).join(',')}]`;
    yield `,"aiCalls":[${(await this.texts(AI_CALLS, userId)).join(',')}]`;
    yield ',"resumes":[';
    yield* resumeParts(this.database, userId);
    yield ']}';
  }

  private async texts(sql: string, userId: string): Promise<string[]> {
    const rows: { json: string }[] = await this.database.query(sql, [userId]);
    return rows.map((row) => row.json);
  }
}
