import { z } from 'zod';
import { listQuery, listView } from './list-query.js';
import { ACCOUNT_EVENTS, STAFF_EVENTS } from './security-events.js';
import { isoDate, singleLine } from './text.js';

export const AUDIT_KINDS = [...ACCOUNT_EVENTS, ...STAFF_EVENTS] as const;

/** Reason for a staff action. It stays in the audit log even after the affected account is deleted. */
export const staffReason = singleLine(500).refine((text) => text.trim().length >= 5, {
  error: 'Enter a reason in a few words.',
});

/** Changes in the form `{ field: [before, after] }`; null stands for a missing value. */
export const auditChanges = z.record(z.string(), z.tuple([z.unknown(), z.unknown()]));

export const auditEntry = z.object({
  id: z.string(),
  kind: z.enum(AUDIT_KINDS),
  /** Staff member who acted; null for account owners, visitors and the command line. */
  staff: z.object({ id: z.guid(), username: z.string() }).nullable(),
  /** The affected account; null if no account was affected, or if the account was deleted. */
  user: z.object({ id: z.guid(), email: z.string() }).nullable(),
  /** Id of the affected promo code, request, resume, payment or staff account. */
  subjectId: z.guid().nullable(),
  detail: z.string().nullable(),
  reason: z.string().nullable(),
  changes: auditChanges.nullable(),
  /** Keyed hash of the network address. Requests from the same network have the same hash. Empty if unknown. */
  network: z.string(),
  device: z.string(),
  at: isoDate,
});

/** `q` matches an email address, a user name or words of the reason. */
export const auditQuery = listQuery(['at']).extend({
  kind: z.enum(AUDIT_KINDS).optional(),
  /** `staff` lists actions of staff; `users` lists events of user accounts. */
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
