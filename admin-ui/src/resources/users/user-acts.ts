import type { AdminUser } from '@shortlist/shared/contract/console/admin-users';
import type { ButtonProps } from '@mui/material/Button';
import { messages } from './messages.js';

interface Act {
  /** Path segment after `/api/admin/users/{id}/`. */
  path: string;
  method: 'post' | 'delete';
  button: string;
  title: (email: string) => string;
  text: string;
  done: (email: string) => string;
  color?: ButtonProps['color'];
  isForAdmins?: boolean;
  isFor: (user: AdminUser) => boolean;
}

export const SUSPEND_TEXT = messages.userActs.suspendText;
export const SIGN_OUT_TEXT = messages.userActs.signOutText;

/** Actions that require a reason and no other input, in the order in which their buttons appear. */
export const USER_ACTS: readonly Act[] = [
  {
    path: 'lift-suspension',
    method: 'post',
    button: messages.userActs.liftSuspension,
    title: (email) => messages.userActs.liftTitle(email),
    text: messages.userActs.liftText,
    done: (email) => messages.userActs.suspensionLifted(email),
    isFor: ({ suspendedAt }) => suspendedAt !== null,
  },
  {
    path: 'sign-out',
    method: 'post',
    button: messages.userActs.signOutEverywhere,
    title: (email) => messages.userActs.signOutTitle(email),
    text: SIGN_OUT_TEXT,
    done: (email) => messages.userActs.signedOut(email),
    isFor: ({ sessions }) => sessions.length > 0,
  },
  {
    path: 'resend-verification',
    method: 'post',
    button: messages.userActs.resendVerificationEmail,
    title: (email) => messages.userActs.resendTitle(email),
    text: messages.userActs.resendText,
    done: (email) => messages.userActs.verificationSent(email),
    isFor: ({ emailVerified }) => !emailVerified,
  },
  {
    path: 'plan-grant',
    method: 'delete',
    button: messages.userActs.endGrantedPlan,
    title: (email) => messages.userActs.endGrantTitle(email),
    text: messages.userActs.endGrantText,
    done: (email) => messages.userActs.grantEnded(email),
    isForAdmins: true,
    isFor: ({ grant }) => grant !== null,
  },
  {
    path: 'cancel-plan',
    method: 'post',
    button: messages.userActs.cancelPaidPlan,
    title: (email) => messages.userActs.cancelPlanTitle(email),
    text: messages.userActs.cancelPlanText,
    done: (email) => messages.userActs.planCanceled(email),
    color: 'error',
    isForAdmins: true,
    isFor: ({ billing: { subscription } }) =>
      subscription !== null && subscription.state !== 'incomplete' && !subscription.cancelsAtPeriodEnd,
  },
  {
    path: 'suspend',
    method: 'post',
    button: messages.userActs.suspendAccount,
    title: (email) => messages.userActs.suspendTitle(email),
    text: SUSPEND_TEXT,
    done: (email) => messages.userActs.suspended(email),
    color: 'error',
    isFor: ({ suspendedAt }) => suspendedAt === null,
  },
  {
    path: 'plan-deletion',
    method: 'post',
    button: messages.userActs.deleteAccount,
    title: (email) => messages.userActs.deleteTitle(email),
    text: messages.userActs.deleteText,
    done: (email) => messages.userActs.deletionScheduled(email),
    color: 'error',
    isForAdmins: true,
    isFor: ({ deletionAt }) => deletionAt === null,
  },
  {
    path: 'cancel-deletion',
    method: 'post',
    button: messages.userActs.keepAccount,
    title: (email) => messages.userActs.keepTitle(email),
    text: messages.userActs.keepText,
    done: (email) => messages.userActs.kept(email),
    isForAdmins: true,
    isFor: ({ deletionAt }) => deletionAt !== null,
  },
];
