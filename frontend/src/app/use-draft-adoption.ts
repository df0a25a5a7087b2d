import { useEffect } from 'react';
import { queryClient } from '@shortlist/ui-kit/query';
import { readResumesAgain } from '../lib/resumes-query.js';
import { useSession } from '../lib/session.js';
import { useToast, type Toast } from '../ui/toasts.js';
import { adoptVisitorWork } from './adopt-visitor-work.js';

const ADOPTED: Toast = {
  title: 'Draft saved',
  description: 'What you wrote before signing in is now in your account.',
};
const NOT_ADOPTED: Toast = {
  title: 'Your draft is still in this browser',
  description: 'It could not be moved to your account. Open the builder to try again.',
  variant: 'destructive',
};

/** A visitor's draft becomes a resume of the account on whichever page the person comes out after signing in. */
export function useDraftAdoption(): void {
  const { status } = useSession();
  const toast = useToast();
  useEffect(() => {
    if (status !== 'signed-in') return;
    adoptVisitorWork().then(
      (id) => {
        if (id === null) return;
        toast(ADOPTED);
        void readResumesAgain(queryClient);
      },
      () => toast(NOT_ADOPTED),
    );
  }, [status, toast]);
}
