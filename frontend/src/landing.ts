import 'virtual:brand.css';
import type { CurrentSession } from '@shortlist/shared/contract/account/auth';
import '@shortlist/ui-kit/base.css';
import { enhanceLanding } from './features/landing/enhance-landing.js';
import './features/landing/landing.css';
import { http } from './api/http.js';
import { reportPageView } from './api/usage-report.js';
import { expectsSignedIn, rememberSignedIn } from './entities/session/signed-in-hint.js';

const openApp = () => import('./main.js');

/**
 * Entry point of `index.html`. Adds event listeners to the static page for visitors. Starts the application for
 * signed-in users.
 */
async function start(): Promise<void> {
  // Check the path too, because some servers return `index.html` for every URL.
  if (expectsSignedIn() || location.pathname !== '/') {
    await openApp();
    return;
  }
  enhanceLanding(document.body);
  const answer = await http.get<CurrentSession>('/api/auth/session').catch(() => null);
  if (!answer?.user) {
    reportPageView('/');
    return;
  }
  rememberSignedIn(true);
  await openApp();
}

void start();
