import 'virtual:brand.css';
import './app/base.css';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { Providers } from './app/providers.js';
import { router } from './app/router.js';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');

// The address "/" comes with the landing page as ready-made HTML; the application takes its place.
root.replaceChildren();
document.documentElement.classList.remove('opens-app');
createRoot(root).render(
  <Providers>
    <RouterProvider router={router} />
  </Providers>,
);
