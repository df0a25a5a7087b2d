import { lazy, Suspense, useEffect, useRef } from 'react';
import { createRoutesFromElements, Outlet, Route, NavigationType, useLocation, useNavigationType } from 'react-router';
import { useSession } from '../entities/session/session.js';
import { coverLetterPath, linkedinPath } from '../entities/resume/writing-paths.js';
import { WaitingForPage } from '../ui/waiting-for-page.js';
import { BuilderRoute } from './builder-route.js';
import { FailedPage, FailedScreen } from './error-page.js';
import { HomePage } from './home-page.js';
import { RequireAuth } from './session/require-auth.js';
import { SiteNotices } from './notices/site-notices.js';
import { useScrollToTop, isSameArea } from './scroll-to-top.js';
import { GuestOnly } from './session/guest-only.js';
import { reportPageView } from '../api/usage-report.js';

/**
 * Every page is a separate chunk. During navigation, the current page stays visible until the next page's chunk has
 * loaded.
 */
const PendingWork = lazy(() => import('./frame/pending-work.js'));
const PageLayout = lazy(() => import('./frame/page-layout.js'));
const NotFoundPage = lazy(() => import('./not-found-page.js'));
const LoginPage = lazy(() => import('../features/auth/login-page.js'));
const RegisterPage = lazy(() => import('../features/auth/register-page.js'));
const ForgotPasswordPage = lazy(() => import('../features/auth/email-links/forgot-password-page.js'));
const ResetPasswordPage = lazy(() => import('../features/auth/email-links/reset-password-page.js'));
const VerifyEmailPage = lazy(() => import('../features/auth/email-links/verify-email-page.js'));
const ConfirmEmailPage = lazy(() => import('../features/auth/email-links/confirm-email-page.js'));
const IdentityConfirmedPage = lazy(() => import('../features/auth/identity-confirmed-page.js'));
const AccountPage = lazy(() => import('../features/account/account-page.js'));
const DashboardPage = lazy(() => import('../features/resumes/dashboard-page.js'));
const HistoryPage = lazy(() => import('../features/resumes/history-page.js'));
const VersionsPage = lazy(() => import('../features/versions/versions-page.js'));
const CheckoutPage = lazy(() => import('../features/payments/checkout-page.js'));
const SubscribePage = lazy(() => import('../features/payments/subscribe/subscribe-page.js'));
const CoverLetterPage = lazy(() => import('../features/documents/cover-letter-page.js'));
const LinkedinPage = lazy(() => import('../features/documents/linkedin-page.js'));
const AnalyticsPage = lazy(() => import('../features/analytics/analytics-page.js'));
const InterviewPage = lazy(() => import('../features/documents/interview-page.js'));
const SalaryPage = lazy(() => import('../features/documents/salary-page.js'));
const BrandingPage = lazy(() => import('../features/documents/branding-page.js'));
const PricingPage = lazy(() => import('../features/company/pricing-page.js'));
const AboutPage = lazy(() => import('../features/company/about-page.js'));
const PrivacyPage = lazy(() => import('../features/company/privacy-page.js'));
const TermsPage = lazy(() => import('../features/company/terms-page.js'));

function App() {
  useScrollToTop();
  usePageViews();
  const { user } = useSession();
  return (
    <Suspense fallback={<WaitingForPage />}>
      <SiteNotices />
      <Suspense fallback={null}>{user && <PendingWork userId={user.id} />}</Suspense>
      <Outlet />
    </Suspense>
  );
}

/**
 * If a page throws, an error page replaces it inside its layout. If a layout throws, an error page replaces the entire
 * layout.
 */
export const ROUTES = createRoutesFromElements(
  <Route element={<App />} errorElement={<FailedScreen />}>
    <Route errorElement={<FailedScreen />}>
      <Route path="/" element={<HomePage />} />
      <Route path="/app" element={<HomePage visitorPath="/app/resume" />} />
      <Route path="/app/resume/:id?" element={<BuilderRoute />} />
      <Route path="/login" element={<LoginPage />} />
      <Route path="/register" element={<RegisterPage />} />
      <Route path="/forgot-password" element={<ForgotPasswordPage />} />
      <Route path="/reset-password" element={<ResetPasswordPage />} />
      <Route path="/verify-email" element={<VerifyEmailPage />} />
      <Route path="/confirm-email" element={<ConfirmEmailPage />} />
      <Route path="/identity-confirmed" element={<IdentityConfirmedPage />} />
    </Route>
    <Route element={<PageLayout />} errorElement={<FailedScreen />}>
      <Route errorElement={<FailedPage />}>
        <Route element={<RequireAuth />}>
          <Route path="/dashboard" element={<DashboardPage />} />
          <Route path="/app/dashboard" element={<DashboardPage />} />
          <Route path="/history" element={<HistoryPage />} />
          <Route path="/app/history" element={<HistoryPage />} />
          <Route path="/app/resume/:id/versions" element={<VersionsPage />} />
          <Route path="/app/resume/:id/cover-letter" element={<CoverLetterPage />} />
          <Route path="/app/resume/:id/linkedin" element={<LinkedinPage />} />
          <Route path="/app/resume/:id/interview-preparation" element={<InterviewPage />} />
          <Route path="/app/resume/:id/salary-guide" element={<SalaryPage />} />
          <Route path="/app/resume/:id/personal-branding" element={<BrandingPage />} />
          <Route path="/app/resume/:id/analytics" element={<AnalyticsPage />} />
          <Route path="/account" element={<AccountPage />} />
          <Route path="/checkout/:resumeId?" element={<CheckoutPage />} />
        </Route>
        <Route path="/subscribe" element={<SubscribePage />} />
        <Route element={<GuestOnly pathOf={coverLetterPath} />}>
          <Route path="/app/cover-letter" element={<CoverLetterPage />} />
        </Route>
        <Route element={<GuestOnly pathOf={linkedinPath} />}>
          <Route path="/app/linkedin" element={<LinkedinPage />} />
        </Route>
        <Route path="/pricing" element={<PricingPage />} />
        <Route path="/about" element={<AboutPage />} />
        <Route path="/privacy" element={<PrivacyPage />} />
        <Route path="/terms" element={<TermsPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Route>
  </Route>,
);

/**
 * Reports page views. Does not count redirects, or URLs that replace another URL in the same area, such as
 * "/app/resume".
 */
function usePageViews(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const counted = useRef<string>(undefined);
  useEffect(() => {
    const before = counted.current;
    if (before === pathname) return undefined;
    const timer = setTimeout(() => {
      counted.current = pathname;
      if (before !== undefined && type === NavigationType.Replace && isSameArea(before, pathname)) return;
      reportPageView(pathname);
    });
    return () => clearTimeout(timer);
  }, [pathname, type]);
}
