import type { AdminUser } from '@shortlist/shared/contract/admin-users';
import type { ButtonProps } from '@mui/material/Button';

interface Act {
  /** The last part of the address, `/api/admin/users/{id}/{path}`. */
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

export const SUSPEND_TEXT =
  'They are signed out everywhere now and cannot sign in until the suspension is lifted. Nothing is lost: resumes, purchases and plans do not change. A paid plan keeps renewing unless it is canceled.';
export const SIGN_OUT_TEXT = 'They can sign in again right away. Unsaved changes may be lost.';

/** What staff can do to an account with a reason alone, in the order of the buttons. */
export const USER_ACTS: readonly Act[] = [
  {
    path: 'lift-suspension',
    method: 'post',
    button: 'Lift Suspension',
    title: (email) => `Lift the suspension of ${email}?`,
    text: 'They can sign in again, and nothing is lost.',
    done: (email) => `${email} can sign in again`,
    isFor: ({ suspendedAt }) => suspendedAt !== null,
  },
  {
    path: 'sign-out',
    method: 'post',
    button: 'Sign Out Everywhere',
    title: (email) => `Sign out ${email} everywhere?`,
    text: SIGN_OUT_TEXT,
    done: (email) => `${email} is signed out everywhere`,
    isFor: ({ sessions }) => sessions.length > 0,
  },
  {
    path: 'resend-verification',
    method: 'post',
    button: 'Resend Verification Email',
    title: (email) => `Send the verification email to ${email} again?`,
    text: 'It has a new link that verifies the address.',
    done: (email) => `Verification email sent to ${email}`,
    isFor: ({ emailVerified }) => !emailVerified,
  },
  {
    path: 'plan-grant',
    method: 'delete',
    button: 'End Granted Plan',
    title: (email) => `End the granted plan of ${email}?`,
    text: 'It ends now. A paid plan does not change, and nothing is refunded.',
    done: (email) => `The granted plan of ${email} has ended`,
    isForAdmins: true,
    isFor: ({ grant }) => grant !== null,
  },
  {
    path: 'cancel-plan',
    method: 'post',
    button: 'Cancel Paid Plan',
    title: (email) => `Cancel the paid plan of ${email}?`,
    text: 'It ends with the paid period and is not charged again. If a payment is overdue, it ends now. Nothing is refunded.',
    done: (email) => `The paid plan of ${email} is canceled`,
    color: 'error',
    isForAdmins: true,
    isFor: ({ billing: { subscription } }) =>
      subscription !== null && subscription.state !== 'incomplete' && !subscription.cancelsAtPeriodEnd,
  },
  {
    path: 'suspend',
    method: 'post',
    button: 'Suspend Account',
    title: (email) => `Suspend ${email}?`,
    text: SUSPEND_TEXT,
    done: (email) => `${email} is suspended`,
    color: 'error',
    isFor: ({ suspendedAt }) => suspendedAt === null,
  },
  {
    path: 'plan-deletion',
    method: 'post',
    button: 'Delete Account',
    title: (email) => `Delete the account of ${email}?`,
    text: 'It is deleted after 30 days with all resumes. Until then they can keep it by signing in, unless it is suspended, and you can keep it here. A paid plan is not renewed.',
    done: (email) => `The account of ${email} is scheduled for deletion`,
    color: 'error',
    isForAdmins: true,
    isFor: ({ deletionAt }) => deletionAt === null,
  },
  {
    path: 'cancel-deletion',
    method: 'post',
    button: 'Keep Account',
    title: (email) => `Keep the account of ${email}?`,
    text: 'It will not be deleted. A plan that was canceled only because of the deletion renews again.',
    done: (email) => `${email} is kept`,
    isForAdmins: true,
    isFor: ({ deletionAt }) => deletionAt !== null,
  },
];
