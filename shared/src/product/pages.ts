/** Path patterns of the client's pages; `:name` stands for one path segment. */
export const PAGES = [
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
] as const;

export type PageAddress = (typeof PAGES)[number];

export const BUILDER_PAGES: readonly PageAddress[] = ['/app/resume', '/app/resume/:id'];

const PATTERNS = PAGES.map((page) => [page, new RegExp(`^${page.replace(/:\w+/g, '[^/]+')}/?$`)] as const);

/**
 * Returns the path pattern of the page at this path, such as `/app/resume/:id`; undefined if the client has no such
 * page.
 */
export const pageAt = (path: string): PageAddress | undefined =>
  PATTERNS.find(([, pattern]) => pattern.test(path))?.[0];

/** Pages that search engines should index. */
export const PUBLIC_PAGES = ['/', '/pricing', '/about', '/privacy', '/terms', '/app/resume'] as const;
