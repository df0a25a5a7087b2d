import type { ButtonProps } from '@mui/material/Button';
import type { StaffAccount, StaffChange } from '@shortlist/shared/contract/console/staff-accounts';
import { api } from '../../api.js';
import { messages } from './messages.js';

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

/** Actions that require a reason and no other input, in the order in which their buttons appear. */
export const STAFF_ACTS: readonly Act[] = [
  {
    button: messages.staffActs.unlockAccount,
    title: (username) => messages.staffActs.unlockTitle(username),
    text: messages.staffActs.unlockText,
    done: (username) => messages.staffActs.unlocked(username),
    send: post('unlock'),
    isFor: ({ state }) => state === 'locked',
  },
  {
    button: messages.staffActs.enableAccount,
    title: (username) => messages.staffActs.enableTitle(username),
    text: messages.staffActs.enableText,
    done: (username) => messages.staffActs.enabled(username),
    send: (account, reason) => change(account, { disabled: false, reason }),
    isFor: ({ state }) => state === 'disabled',
  },
  {
    button: messages.staffActs.signOutEverywhere,
    title: (username) => messages.staffActs.signOutTitle(username),
    text: messages.staffActs.signOutText,
    done: (username) => messages.staffActs.signedOut(username),
    send: post('sign-out'),
    isFor: ({ sessions }) => sessions > 0,
  },
  {
    button: messages.staffActs.resetTwoStep,
    title: (username) => messages.staffActs.resetTitle(username),
    text: messages.staffActs.resetText,
    done: (username) => messages.staffActs.twoStepReset(username),
    color: 'error',
    send: post('reset-second-factor'),
    isFor: ({ twoStep }) => twoStep,
  },
  {
    button: messages.staffActs.disableAccount,
    title: (username) => messages.staffActs.disableTitle(username),
    text: messages.staffActs.disableText,
    done: (username) => messages.staffActs.disabled(username),
    color: 'error',
    send: (account, reason) => change(account, { disabled: true, reason }),
    isFor: ({ state }) => state !== 'disabled',
  },
];
