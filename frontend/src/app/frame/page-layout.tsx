import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { AccountNotices } from '../notices/account-notices.js';
import { PageFrame } from './page-frame.js';
import { SiteHeader } from './site-header.js';
import { useEffect } from 'react';
import { queryClient } from '@shortlist/ui-kit/query';
import { readResumesAgain } from '../../entities/resume/resumes-query.js';
import { useSession } from '../../entities/session/session.js';
import { useToast, type Toast } from '../../ui/toasts/toasts.js';
import { adoptVisitorWork } from './adopt-visitor-work.js';
import { messages } from '../messages.js';

/** Layout of all pages except the builder and the sign-in forms. */
export default function PageLayout({ children }: { children?: ReactNode }) {
  useDraftAdoption();
  return (
    <PageFrame header={<SiteHeader />} notices={<AccountNotices />}>
      {children ?? <Outlet />}
    </PageFrame>
  );
}

const ADOPTED: Toast = messages.useDraftAdoption.adopted;
const NOT_ADOPTED: Toast = messages.useDraftAdoption.notAdopted;

function useDraftAdoption(): void {
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
