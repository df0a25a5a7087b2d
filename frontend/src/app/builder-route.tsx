import { lazy, Suspense } from 'react';
import { useSession } from '../entities/session/session.js';

const BuilderPage = lazy(() => import('../features/builder/builder-page.js'));
const DeletionNotice = lazy(() =>
  import('./notices/deletion-notice.js').then((module) => ({ default: module.DeletionNotice })),
);

/** Renders the builder, which has its own layout, with the notice about a scheduled account deletion. */
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
