import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router';
import { useSession, useSessionFailure } from '../entities/session/session.js';
import { expectsSignedIn } from '../entities/session/signed-in-hint.js';
import { LoadFailure } from '../ui/load-failure.js';
import { WaitingForPage } from '../ui/waiting-for-page.js';
import { messages } from './messages.js';

const PageLayout = lazy(() => import('./frame/page-layout.js'));
const DashboardPage = lazy(() => import('../features/resumes/dashboard-page.js'));
const LandingPage = lazy(() => import('../features/landing/landing-in-app.js'));

/**
 * Page at "/" and "/app". Signed-in users get the dashboard; visitors get the landing page at "/" and the builder at
 * "/app".
 */
export function HomePage({ visitorPath }: { visitorPath?: string }) {
  const { status } = useSession();
  const failure = useSessionFailure();
  if (status === 'loading') return <WaitingForPage />;
  const missing = failure && expectsSignedIn() ? failure : null;
  if (status === 'signed-out' && visitorPath && !missing) return <Navigate to={visitorPath} replace />;
  return (
    <Suspense fallback={<WaitingForPage />}>
      {status === 'signed-out' && !missing ? (
        <LandingPage />
      ) : (
        <PageLayout>
          {missing ? (
            <LoadFailure title={messages.homePage.title} message={missing.message} onRetry={missing.retry} />
          ) : (
            <DashboardPage />
          )}
        </PageLayout>
      )}
    </Suspense>
  );
}
