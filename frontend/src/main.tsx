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
import { watchSession } from './app/watch-session.js';
import { queryClient } from '@shortlist/ui-kit/query';
import { sessionQuery } from './lib/session.js';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');
forgetClientSecret();

// Asked for at once: most pages wait for the answer, and their code is still on its way.
void queryClient.prefetchQuery(sessionQuery);
watchSession();

// The address "/" comes with the landing page as ready-made HTML; the application takes its place. The builder's
// drawing stays until there is something to show.
if (!root.querySelector('.builder-shell')) root.replaceChildren();
document.documentElement.classList.remove('opens-app');
const router = createBrowserRouter(ROUTES);
// Drawn in slices, between which a slow phone still answers.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  ),
);
