import { createHmac, hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AuditChanges } from '@shortlist/shared/contract/common/audit-log';
import {
  ACCOUNT_EVENTS,
  SECURITY_EVENTS_PER_PAGE,
  type SecurityEventKind,
  type SecurityEventList,
} from '@shortlist/shared/contract/common/security-events';
import { DataSource, type EntityManager, type QueryDeepPartialEntity } from 'typeorm';
import { securityEvents } from '../core/metrics/security.js';
import { sessionSecret } from '../core/env/session-secret.js';
import { Env } from '../core/env/env.js';
import { SecurityEventRow } from './security-event.entity.js';
import { listAccountEvents } from './security-events.queries.js';

/** Origin of the request that caused an event, as `@Origin()` injects it. */
export interface EventOrigin {
  /** The caller's network address. Rate limits are counted per address. */
  address: string;
  /** Browser and operating system, such as "Chrome on Android". */
  device: string;
}

export interface SecurityEvent {
  kind: SecurityEventKind;
  /** Omitted for an event without an account, such as a sign-in attempt with an unknown email. */
  userId?: string;
  staffId?: string;
  /** Id of the event's subject, such as a promo code, a service request or a staff account. */
  subjectId?: string;
  /** Detail such as the new email address, shown to everyone who may see the event. Deleted with the account. */
  detail?: string;
  /** Reason that staff gave for an action. The account's owner sees only the reasons for reading a resume. */
  reason?: string;
  /** Changed fields, shown only in the audit log. Deleted with the account. */
  changes?: AuditChanges;
  caller: EventOrigin;
}

export interface StaffAct {
  staffId: string;
  caller: EventOrigin;
}

/** Returns the fields whose values differ, in the format of the event's `changes`. */
export const changesBetween = <T extends object>(before: T, after: Partial<T>): AuditChanges =>
  Object.fromEntries(
    (Object.keys(after) as (keyof T & string)[])
      .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      .map((name) => [name, [before[name] ?? null, after[name] ?? null]]),
  );

/** 128 bits are enough to distinguish networks. */
const HASH_BYTES = 16;

@Injectable()
export class SecurityEvents {
  private key: Buffer | undefined;

  constructor(
    private readonly env: Env,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  /** Call with the transaction of the change that the event reports, so that either both or neither is stored. */
  async record(
    transaction: EntityManager,
    { kind, userId, staffId, subjectId, detail, reason, changes, caller }: SecurityEvent,
  ): Promise<void> {
    securityEvents.inc({ kind });
    await transaction.insert(SecurityEventRow, {
      kind,
      userId: userId ?? null,
      staffId: staffId ?? null,
      subjectId: subjectId ?? null,
      detail: detail ?? null,
      network: this.networkHash(caller.address),
      device: caller.device,
      reason: reason ?? null,
      // This cast is needed, because TypeORM's type for values of JSON columns does not support tuples.
      changes: (changes ?? null) as QueryDeepPartialEntity<SecurityEventRow>['changes'],
    });
  }

  /** Records an event that belongs to no transaction, such as a failed sign-in. */
  note(event: SecurityEvent): Promise<void> {
    return this.record(this.database.manager, event);
  }

  /** Lists only events that the account's owner may see, newest first. */
  async list(userId: string, before: string | undefined, { address }: EventOrigin): Promise<SecurityEventList> {
    const limit = SECURITY_EVENTS_PER_PAGE + 1;
    const rows = await listAccountEvents(this.database, { userId, kinds: ACCOUNT_EVENTS, before, limit });
    const page = rows.slice(0, SECURITY_EVENTS_PER_PAGE);
    const here = this.networkHash(address);
    return {
      items: page.map(({ id, kind, device, network, detail, createdAt }) => ({
        id,
        kind,
        device,
        sameNetwork: network === null ? null : network === here,
        detail,
        at: createdAt.toISOString(),
      })),
      next: rows.length > page.length ? page.at(-1)!.id : null,
    };
  }

  /** The hash is keyed, because a plain hash could be reversed by trying all addresses. */
  private networkHash(address: string): string {
    this.key ??= Buffer.from(hkdfSync('sha256', sessionSecret(this.env), '', 'networks of security events', 32));
    return createHmac('sha256', this.key).update(address).digest().subarray(0, HASH_BYTES).toString('base64url');
  }
}
