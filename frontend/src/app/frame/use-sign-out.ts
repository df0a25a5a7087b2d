import { useMutation } from '@tanstack/react-query';
import { useState, type MouseEvent } from 'react';
import { http } from '../../api/http.js';
import { leaveAccount } from '../../entities/session/leave-account.js';
import { signOutPath } from '../../entities/session/session.js';
import { useFailureToast } from '../../entities/session/use-failure-toast.js';
import { messages } from '../messages.js';

export interface SignOut {
  /** Click handler for links to `signOutPath`. The links also work without JavaScript. */
  onClick: (event: MouseEvent) => void;
  /** Titles of resumes and companion texts with unsent edits. If there are any, sign-out waits for confirmation. */
  unsent: readonly string[];
  stay: () => void;
  discardUnsent: () => void;
}

/** Signs out and removes the account's data from this browser. Unsaved work is deleted only with the user's consent. */
export function useSignOut(): SignOut {
  const [unsent, setUnsent] = useState<readonly string[]>([]);
  const { mutate, isPending } = useMutation({
    mutationFn: async (discardsUnsent: boolean) => {
      const { unsentWork, wipeAccountData } = await import('../../entities/session/account-data.js');
      const work = discardsUnsent ? [] : await unsentWork();
      setUnsent(work.map(({ title }) => title));
      if (work.length > 0) return;
      // Sign out on the server first: local data must remain if the request fails.
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
    discardUnsent: () => {
      setUnsent([]);
      mutate(true);
    },
  };
}
