import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router';
import { useSession } from '../lib/session.js';
import { WaitingForPage } from '../ui/waiting-for-page.js';

const PageLayout = lazy(() => import('./page-layout.js'));
const DashboardPage = lazy(() => import('../features/resumes/dashboard-page.js'));
const LandingPage = lazy(() => import('../features/landing/landing-in-app.js'));

/** "/" and "/app": the dashboard of a signed-in person; visitors see the landing page or go straight to the builder. */
export function HomePage({ visitorsGoTo }: { visitorsGoTo?: string }) {
  const { status } = useSession();
  if (status === 'loading') return <WaitingForPage />;
  if (status === 'signed-out' && visitorsGoTo) return <Navigate to={visitorsGoTo} replace />;
  return (
    <Suspense fallback={<WaitingForPage />}>
      {status === 'signed-in' ? (
        <PageLayout>
          <DashboardPage />
        </PageLayout>
      ) : (
        <LandingPage />
      )}
    </Suspense>
  );
}
