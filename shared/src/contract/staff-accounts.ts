import { z } from 'zod';
import { listQuery, listView } from './admin-list.js';
import { staffReason } from './audit-log.js';
import { credentials, emailToken, passwordReset } from './auth.js';
import { STAFF_ROLES } from './staff.js';
import { isoDate } from './text.js';

/** `invited` has no password yet; `locked` had too many failed sign-ins and opens again by itself. */
export const STAFF_STATES = ['invited', 'active', 'locked', 'disabled'] as const;

/** `waiting`: the email is not sent yet. An expired link is replaced by a new invitation. */
export const INVITATION_STATES = ['waiting', 'sent', 'expired'] as const;

const role = z.enum(STAFF_ROLES);
const { email } = credentials.shape;

export const staffAccountItem = z.object({
  id: z.guid(),
  username: z.string(),
  role,
  state: z.enum(STAFF_STATES),
  /** Where notices and the invitation go. */
  email: z.string().nullable(),
  /** Whether two-step verification is on. */
  twoStep: z.boolean(),
  lastSignIn: isoDate.nullable(),
  /** Tokens that work now. */
  sessions: z.int(),
  createdAt: isoDate,
});

export const staffAccount = staffAccountItem.extend({
  twoStepSince: isoDate.nullable(),
  recoveryCodesLeft: z.int(),
  /** When a locked account opens again. */
  lockedUntil: isoDate.nullable(),
  /** Null once it is accepted. Never holds the link. */
  invitation: z
    .object({
      state: z.enum(INVITATION_STATES),
      sentAt: isoDate.nullable(),
      expiresAt: isoDate,
    })
    .nullable(),
  sessionList: z.array(z.object({ startedAt: isoDate, lastSeenAt: isoDate, secondFactor: z.boolean() })),
});

/** `q` looks for a user name or an email address. */
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

/** What is left out stays. A change of role and disabling end all sessions. */
export const staffChange = z.object({
  role: role.optional(),
  /** Null removes the address; an invited account needs one. */
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
