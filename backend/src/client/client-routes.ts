/** The pages the client draws; any other address gets its "Page Not Found" with the status 404. */
const ROUTES = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/confirm-email',
  '/identity-confirmed',
  '/account',
  '/checkout',
  '/checkout/:resumeId',
  '/subscribe',
  '/pricing',
  '/about',
  '/privacy',
  '/terms',
  '/app',
  '/app/resume',
  '/app/resume/:id',
  '/app/resume/:id/versions',
  '/app/resume/:id/cover-letter',
  '/app/resume/:id/linkedin',
  '/app/resume/:id/interview-preparation',
  '/app/resume/:id/salary-guide',
  '/app/resume/:id/personal-branding',
  '/app/resume/:id/analytics',
  '/app/cover-letter',
  '/app/linkedin',
  '/app/history',
  '/app/dashboard',
  '/history',
  '/dashboard',
];

const PATTERNS = ROUTES.map((route) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}/?$`));

export const isClientRoute = (path: string): boolean => PATTERNS.some((pattern) => pattern.test(path));
