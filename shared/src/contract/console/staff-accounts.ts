import { z } from 'zod';
import { listQuery, listView } from '../common/list-query.js';
import { staffReason } from '../common/audit-log.js';
import { credentials, emailToken, passwordReset } from '../account/auth.js';
import { STAFF_ROLES } from './staff.js';
import { isoDate } from '../common/text.js';

/**
 * `invited`: the account has no password yet. `locked`: too many sign-ins failed, and the account unlocks
 * automatically.
 */
export const STAFF_STATES = ['invited', 'active', 'locked', 'disabled'] as const;

/**
 * `waiting`: the invitation email has not been sent yet. `expired`: the link no longer works, and staff can send a new
 * invitation.
 */
export const INVITATION_STATES = ['waiting', 'sent', 'expired'] as const;

const role = z.enum(STAFF_ROLES);
const { email } = credentials.shape;

export const staffAccountItem = z.object({
  id: z.guid(),
  username: z.string(),
  role,
  state: z.enum(STAFF_STATES),
  /** Email address to which the invitation and later notices are sent. */
  email: z.string().nullable(),
  twoStep: z.boolean(),
  lastSignIn: isoDate.nullable(),
  sessions: z.int(),
  createdAt: isoDate,
});

export const staffAccount = staffAccountItem.extend({
  twoStepSince: isoDate.nullable(),
  recoveryCodesLeft: z.int(),
  lockedUntil: isoDate.nullable(),
  /** Invitation without its link; null after the invitation is accepted. */
  invitation: z
    .object({
      state: z.enum(INVITATION_STATES),
      sentAt: isoDate.nullable(),
      expiresAt: isoDate,
    })
    .nullable(),
  sessionList: z.array(z.object({ startedAt: isoDate, lastSeenAt: isoDate, secondFactor: z.boolean() })),
});

/** `q` matches a user name or an email address. */
export const staffAccountQuery = listQuery(['username', 'role', 'lastSignIn', 'createdAt']).extend({
  role: role.optional(),
  state: z.enum(STAFF_STATES).optional(),
});

export const staffAccountList = listView(staffAccountItem);

export const staffInvite = z.object({
  username: z
    .string()
    .trim()
    .regex(/^[\w.@-]{2,100}$/, { error: 'Use 2 to 100 letters, digits or any of . _ @ -' }),
  email,
  role,
});

/**
 * Changes a staff account. Omitted fields stay unchanged. Disabling the account or changing its role ends all its
 * sessions.
 */
export const staffChange = z.object({
  role: role.optional(),
  /** Email address; null removes it. An account with a pending invitation must keep its email address. */
  email: email.nullable().optional(),
  disabled: z.boolean().optional(),
  reason: staffReason,
});

export const staffAccountAct = z.object({ reason: staffReason });

export const invitationToken = emailToken;

export const invitationView = z.object({ username: z.string(), role, expiresAt: isoDate });

export const invitationAcceptance = passwordReset;

export type StaffState = (typeof STAFF_STATES)[number];
export type InvitationState = (typeof INVITATION_STATES)[number];
export type StaffAccountItem = z.infer<typeof staffAccountItem>;
export type StaffAccount = z.infer<typeof staffAccount>;
export type StaffAccountQuery = z.infer<typeof staffAccountQuery>;
export type StaffAccountList = z.infer<typeof staffAccountList>;
export type StaffInvite = z.infer<typeof staffInvite>;
export type StaffChange = z.infer<typeof staffChange>;
export type StaffAccountAct = z.infer<typeof staffAccountAct>;
export type InvitationToken = z.infer<typeof invitationToken>;
export type InvitationView = z.infer<typeof invitationView>;
export type InvitationAcceptance = z.infer<typeof invitationAcceptance>;
