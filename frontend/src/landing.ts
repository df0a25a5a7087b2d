import 'virtual:brand.css';
import type { WhoIsThere } from '@shortlist/shared/contract/auth';
import '@shortlist/ui-kit/base.css';
import { enhanceLanding } from './features/landing/enhance-landing.js';
import './features/landing/landing.css';
import { http } from './lib/http.js';
import { reportPageView } from './lib/usage-report.js';
import { expectsSignedIn, rememberSignedIn } from './lib/signed-in-hint.js';

const openApp = () => import('./main.js');

/** The entry of `index.html`: a few listeners for visitors; the application only for signed-in people. */
async function start(): Promise<void> {
  // A server that answers every address with this document is served too.
  if (expectsSignedIn() || location.pathname !== '/') {
    await openApp();
    return;
  }
  enhanceLanding(document.body);
  const answer = await http.get<WhoIsThere>('/api/auth/session').catch(() => null);
  if (!answer?.user) {
    reportPageView('/');
    return;
  }
  rememberSignedIn(true);
  await openApp();
}

void start();
