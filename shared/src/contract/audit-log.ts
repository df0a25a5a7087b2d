import { z } from 'zod';
import { listQuery, listView } from './admin-list.js';
import { ACCOUNT_EVENTS, STAFF_EVENTS } from './security-events.js';
import { isoDate, singleLine } from './text.js';

export const AUDIT_KINDS = [...ACCOUNT_EVENTS, ...STAFF_EVENTS] as const;

/** Why a member of staff does something. It stays in the log when the account that it is about is deleted. */
export const staffReason = singleLine(500).refine((text) => text.trim().length >= 5, {
  error: 'Give a reason of a few words.',
});

/** `{ field: [before, after] }`; null stands for "none". */
export const auditChanges = z.record(z.string(), z.tuple([z.unknown(), z.unknown()]));

export const auditEntry = z.object({
  id: z.string(),
  kind: z.enum(AUDIT_KINDS),
  /** Who did it; null for the owner of the account, for strangers and for the command line. */
  staff: z.object({ id: z.guid(), username: z.string() }).nullable(),
  /** The account that it is about; null if it is about none, or once the account is deleted. */
  user: z.object({ id: z.guid(), email: z.string() }).nullable(),
  /** Id of the promo code, request, résumé, payment or member of staff that it is about. */
  subjectId: z.guid().nullable(),
  detail: z.string().nullable(),
  reason: z.string().nullable(),
  changes: auditChanges.nullable(),
  /** Keyed hash: the same for the same network. Empty if unknown. */
  network: z.string(),
  device: z.string(),
  at: isoDate,
});

/** `q` looks for an email address, a user name, or words of the reason. */
export const auditQuery = listQuery(['at']).extend({
  kind: z.enum(AUDIT_KINDS).optional(),
  /** What members of staff did, or what happened to accounts. */
  by: z.enum(['staff', 'users']).optional(),
  staffId: z.guid().optional(),
  userId: z.guid().optional(),
  subjectId: z.guid().optional(),
});

export const auditList = listView(auditEntry);

export type AuditKind = (typeof AUDIT_KINDS)[number];
export type AuditChanges = z.infer<typeof auditChanges>;
export type AuditEntry = z.infer<typeof auditEntry>;
export type AuditQuery = z.infer<typeof auditQuery>;
export type AuditList = z.infer<typeof auditList>;
