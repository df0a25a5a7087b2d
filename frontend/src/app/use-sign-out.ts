import { useMutation } from '@tanstack/react-query';
import { useState, type MouseEvent } from 'react';
import { http } from '../lib/http.js';
import { leaveAccount } from '../lib/leave-account.js';
import { signOutPath } from '../lib/session.js';
import { useFailureToast } from '../ui/use-failure-toast.js';
import { messages } from './messages.js';

export interface SignOut {
  /** For links to `signOutPath`, which sign out without a script as well. */
  onClick: (event: MouseEvent) => void;
  /** Titles of resumes with edits that no server has; while there are any, signing out waits for a decision. */
  unsent: readonly string[];
  stay: () => void;
  loseUnsent: () => void;
}

/** Signs out and leaves nothing of the account in this browser, but never drops unsent work without asking. */
export function useSignOut(): SignOut {
  const [unsent, setUnsent] = useState<readonly string[]>([]);
  const { mutate, isPending } = useMutation({
    mutationFn: async (losesUnsent: boolean) => {
      const { unsentWork, wipeAccountData } = await import('../lib/account-data.js');
      const work = losesUnsent ? [] : await unsentWork();
      setUnsent(work.map(({ title }) => title));
      if (work.length > 0) return;
      // Asked first: the browser must not be emptied while the server cannot be told.
      await http.post('/api/auth/logout');
      await leaveAccount(signOutPath, wipeAccountData);
    },
    onError: useFailureToast(messages.useSignOut.failed),
  });
  return {
    onClick: (event) => {
      event.preventDefault();
      if (!isPending) mutate(false);
    },
    unsent,
    stay: () => setUnsent([]),
    loseUnsent: () => {
      setUnsent([]);
      mutate(true);
    },
  };
}
