import 'virtual:brand.css';
import '@shortlist/ui-kit/base.css';
import './app/builder-shell.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ROUTES } from './app/app-routes.js';
import { forgetClientSecret } from './app/forget-client-secret.js';
import { Providers } from './app/providers.js';
import { watchSession } from './app/session/watch-session.js';
import { queryClient } from '@shortlist/ui-kit/query';
import { sessionQuery } from './entities/session/session.js';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');
forgetClientSecret();

// Prefetch the session while the code of the page loads, because most pages need it.
void queryClient.prefetchQuery(sessionQuery);
watchSession();

// Remove the static landing page, which the application replaces. Keep the static HTML of the builder's first step
// until the builder renders.
if (!root.querySelector('.builder-shell')) root.replaceChildren();
document.documentElement.classList.remove('opens-app');
const router = createBrowserRouter(ROUTES);
// Render in a transition, which yields between components and keeps slow phones responsive.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  ),
);
