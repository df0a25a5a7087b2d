import { lazy, Suspense } from 'react';
import { useSession } from '../lib/session.js';

const BuilderPage = lazy(() => import('../features/builder/builder-page.js'));
const DeletionNotice = lazy(() =>
  import('./deletion-notice.js').then((module) => ({ default: module.DeletionNotice })),
);

/** The builder has a layout of its own, but that the account is on its way out is said there as well. */
export function BuilderRoute() {
  const { user } = useSession();
  return (
    <>
      {user?.deletionAt && (
        <Suspense fallback={null}>
          <DeletionNotice deletionAt={user.deletionAt} />
        </Suspense>
      )}
      <BuilderPage />
    </>
  );
}
