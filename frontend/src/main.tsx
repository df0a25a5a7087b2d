import 'virtual:brand.css';
import '@shortlist/ui-kit/base.css';
import './app/builder-shell.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { AppRoutes } from './app/app-routes.js';
import { ErrorBoundary } from './app/error-boundary.js';
import { forgetClientSecret } from './app/forget-client-secret.js';
import { Providers } from './app/providers.js';
import { watchSession } from './app/watch-session.js';
import { queryClient } from '@shortlist/ui-kit/query';
import { sessionQuery } from './lib/session.js';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');
forgetClientSecret();

// Prefetch: most pages need the session, and their code is still loading.
void queryClient.prefetchQuery(sessionQuery);
watchSession();

// "/" comes with the landing page as static HTML, which the application replaces. The builder's static drawing stays
// until the builder renders.
if (!root.querySelector('.builder-shell')) root.replaceChildren();
document.documentElement.classList.remove('opens-app');
// A transition renders in slices, which keeps slow phones responsive.
startTransition(() =>
  createRoot(root).render(
    <Providers>
      <ErrorBoundary>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </ErrorBoundary>
    </Providers>,
  ),
);
