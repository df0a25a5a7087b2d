import type { ButtonProps } from '@mui/material/Button';
import type { StaffAccount, StaffChange } from '@shortlist/shared/contract/staff-accounts';
import { api } from '../../api.js';

interface Act {
  button: string;
  title: (username: string) => string;
  text: string;
  done: (username: string) => string;
  color?: ButtonProps['color'];
  send: (account: StaffAccount, reason: string) => Promise<StaffAccount>;
  isFor: (account: StaffAccount) => boolean;
}

const change = ({ id }: StaffAccount, body: StaffChange) => api.patch<StaffAccount>(`staff/${id}`, body);
const post = (path: string) => (account: StaffAccount, reason: string) =>
  api.post<StaffAccount>(`staff/${account.id}/${path}`, { reason });

/** What admins can do to the account of another with a reason alone, in the order of the buttons. */
export const STAFF_ACTS: readonly Act[] = [
  {
    button: 'Unlock Account',
    title: (username) => `Unlock ${username}?`,
    text: 'Failed sign-ins are cleared, and they can try again right away.',
    done: (username) => `${username} can sign in again`,
    send: post('unlock'),
    isFor: ({ state }) => state === 'locked',
  },
  {
    button: 'Enable Account',
    title: (username) => `Enable ${username}?`,
    text: 'They can sign in again with their password. An open invitation is sent again.',
    done: (username) => `${username} is enabled`,
    send: (account, reason) => change(account, { disabled: false, reason }),
    isFor: ({ state }) => state === 'disabled',
  },
  {
    button: 'Sign Out Everywhere',
    title: (username) => `Sign out ${username} everywhere?`,
    text: 'They can sign in again right away. Unsaved changes may be lost.',
    done: (username) => `${username} is signed out everywhere`,
    send: post('sign-out'),
    isFor: ({ sessions }) => sessions > 0,
  },
  {
    button: 'Reset Two-Step Verification',
    title: (username) => `Reset the two-step verification of ${username}?`,
    text: 'Make sure that the request really comes from them. They are signed out, sign in with their password alone, and can set it up again.',
    done: (username) => `Two-step verification of ${username} is off`,
    color: 'error',
    send: post('reset-second-factor'),
    isFor: ({ twoStep }) => twoStep,
  },
  {
    button: 'Disable Account',
    title: (username) => `Disable ${username}?`,
    text: 'They are signed out everywhere now and cannot sign in. An open invitation stops working. Their actions stay in the audit log.',
    done: (username) => `${username} is disabled`,
    color: 'error',
    send: (account, reason) => change(account, { disabled: true, reason }),
    isFor: ({ state }) => state !== 'disabled',
  },
];
