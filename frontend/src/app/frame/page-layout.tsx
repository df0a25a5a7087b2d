import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { AccountNotices } from '../notices/account-notices.js';
import { PageFrame } from './page-frame.js';
import { SiteHeader } from './site-header.js';
import { useDraftAdoption } from './use-draft-adoption.js';

/** Layout of all pages except the builder and the sign-in forms. */
export default function PageLayout({ children }: { children?: ReactNode }) {
  useDraftAdoption();
  return (
    <PageFrame header={<SiteHeader />} notices={<AccountNotices />}>
      {children ?? <Outlet />}
    </PageFrame>
  );
}
