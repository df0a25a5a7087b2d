import { z } from 'zod';
import { PLANS } from '../../product/plans.js';
import { SERVICE_KINDS } from '../../product/service-kinds.js';
import { listQuery, listView } from '../common/list-query.js';
import { auditEntry, staffReason } from '../common/audit-log.js';
import { billingView } from '../account/billing.js';
import { PAID_PLANS, paymentRow } from '../account/payments.js';
import { SERVICE_STATES } from '../service-requests.js';
import { isoDate } from '../common/text.js';

/** Account states, most serious first. An account has the first state in this list that applies to it. */
export const USER_STATUSES = ['suspended', 'deletion_planned', 'unverified', 'active'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

export const LONGEST_GRANT_DAYS = 730;

export const adminUserItem = z.object({
  id: z.guid(),
  email: z.string(),
  /** Empty if the name is unknown. */
  name: z.string(),
  plan: z.enum(PLANS),
  status: z.enum(USER_STATUSES),
  createdAt: isoDate,
  /** Last day (UTC) on which the account was active; null if it never was. */
  lastActive: z.iso.date().nullable(),
});

/** `q` matches part of the user's email address or name. */
export const adminUserQuery = listQuery(['createdAt', 'lastActive', 'email']).extend({
  plan: z.enum(PLANS).optional(),
  status: z.enum(USER_STATUSES).optional(),
});

export const adminUserList = listView(adminUserItem);

/** A plan that staff granted to a user. It costs nothing, and the card provider has no record of it. */
export const planGrantView = z.object({
  plan: z.enum(PAID_PLANS),
  endsAt: isoDate,
  grantedAt: isoDate,
  grantedBy: z.string(),
});

export const adminUser = adminUserItem.extend({
  emailVerified: z.boolean(),
  pendingEmail: z.string().nullable(),
  suspendedAt: isoDate.nullable(),
  deletionAt: isoDate.nullable(),
  grant: planGrantView.nullable(),
  billing: billingView
    .pick({ renewsAt: true, subscription: true, purchasesBlocked: true })
    .extend({ payments: z.array(paymentRow.omit({ receiptUrl: true })) }),
  /** Promo codes that the account used, newest first. */
  promoCodes: z.array(z.object({ code: z.string(), state: z.string(), at: isoDate })),
  /** Sessions, most recently used first. Network addresses are left out. */
  sessions: z.array(z.object({ device: z.string(), createdAt: isoDate, lastSeenAt: isoDate })),
  signInMethods: z.object({
    password: z.boolean(),
    /** Identity providers, by host name: "accounts.google.com". */
    providers: z.array(z.object({ name: z.string(), linkedAt: isoDate })),
    passkeys: z.array(z.object({ name: z.string(), createdAt: isoDate, lastUsedAt: isoDate.nullable() })),
    twoStepSince: isoDate.nullable(),
  }),
  /** Titles of the user's resumes, most recently changed first. */
  resumes: z.array(
    z.object({ id: z.guid(), title: z.string(), createdAt: isoDate, updatedAt: isoDate, isInTrash: z.boolean() }),
  ),
  /** Service requests that are neither done nor declined. */
  openRequests: z.array(
    z.object({ id: z.guid(), kind: z.enum(SERVICE_KINDS), state: z.enum(SERVICE_STATES), createdAt: isoDate }),
  ),
  /** Latest audit log entries about this account. */
  events: z.array(
    auditEntry.pick({ id: true, kind: true, staff: true, detail: true, reason: true, changes: true, at: true }),
  ),
});

export const adminUserAct = z.object({ reason: staffReason });

export const planGrant = z.object({
  plan: z.enum(PAID_PLANS),
  /** Last day (UTC) on which the granted plan is valid. */
  until: z.iso.date({ error: 'Choose the last day of the plan.' }),
  reason: staffReason,
});

export type AdminUserItem = z.infer<typeof adminUserItem>;
export type AdminUserQuery = z.infer<typeof adminUserQuery>;
export type AdminUserList = z.infer<typeof adminUserList>;
export type AdminUser = z.infer<typeof adminUser>;
export type AdminUserAct = z.infer<typeof adminUserAct>;
export type PlanGrant = z.infer<typeof planGrant>;
