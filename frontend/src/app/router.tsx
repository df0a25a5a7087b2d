import { createBrowserRouter, type RouteObject } from 'react-router';
import { ErrorPage } from './error-page.js';
import { HomePage } from './home-page.js';
import { AppRoot, PageLayout, WaitingForPage } from './layout.js';
import { MembersOnly } from './members-only.js';

/** Every page is its own chunk; a navigation shows the new page once its code is there. */
const page = (load: () => Promise<{ default: React.ComponentType }>): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => ({ Component: (await load()).default }),
});

const dashboard = page(() => import('../features/resumes/dashboard-page.js'));
const history = page(() => import('../features/resumes/history-page.js'));

const routes: RouteObject[] = [
  {
    element: <AppRoot />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <WaitingForPage />,
    children: [
      { path: '/', element: <HomePage /> },
      { path: '/app', element: <HomePage visitorsGoTo="/app/resume" /> },
      { path: '/app/resume/:id?', ...page(() => import('../features/builder/builder-page.js')) },
      { path: '/login', ...page(() => import('../features/auth/login-page.js')) },
      { path: '/register', ...page(() => import('../features/auth/register-page.js')) },
      {
        element: <PageLayout />,
        children: [
          {
            element: <MembersOnly />,
            children: [
              { path: '/dashboard', ...dashboard },
              { path: '/app/dashboard', ...dashboard },
              { path: '/history', ...history },
              { path: '/app/history', ...history },
            ],
          },
          { path: '/pricing', ...page(() => import('../features/company/pricing-page.js')) },
          { path: '/about', ...page(() => import('../features/company/about-page.js')) },
          { path: '/privacy', ...page(() => import('../features/company/privacy-page.js')) },
          { path: '/terms', ...page(() => import('../features/company/terms-page.js')) },
          { path: '*', ...page(() => import('./not-found-page.js')) },
        ],
      },
    ],
  },
];

export const router = createBrowserRouter(routes);
