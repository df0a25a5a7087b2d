import 'virtual:brand.css';
import '@shortlist/ui-kit/base.css';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { BRAND } from '@shortlist/shared/product/brand';
import { queryClient } from '@shortlist/ui-kit/query';
import { theme } from '@shortlist/ui-kit/theme';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router';
import { SessionGate } from './session/session-gate.js';
import { LoginPage } from './sign-in/login-page.js';
import { Waiting } from './ui/waiting.js';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');

// Loads the console's code in parallel with the token check. The sign-in page does not need this code.
const loadConsole = () => import('./console.js');
const Console = lazy(loadConsole);
if (!/\/(login|invitation)$/.test(location.pathname)) void loadConsole();
const InvitationPage = lazy(() =>
  import('./invitation/invitation-page.js').then((module) => ({ default: module.InvitationPage })),
);

createRoot(root).render(
  <StrictMode>
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={BRAND.schemeStorageKey} disableTransitionOnChange>
      <CssBaseline />
      <QueryClientProvider client={queryClient}>
        <BrowserRouter basename="/admin">
          <Suspense fallback={<Waiting />}>
            <Routes>
              <Route path="/login" element={<LoginPage />} />
              <Route path="/invitation" element={<InvitationPage />} />
              <Route
                path="*"
                element={
                  <SessionGate>
                    <Console />
                  </SessionGate>
                }
              />
            </Routes>
          </Suspense>
        </BrowserRouter>
      </QueryClientProvider>
    </ThemeProvider>
  </StrictMode>,
);
