import 'virtual:brand.css';
import './app/base.css';
import './features/landing/landing.css';
import { enhanceLanding } from './features/landing/enhance-landing.js';
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
  const answer = await fetch('/api/auth/user', { credentials: 'include' }).catch(() => null);
  if (!answer?.ok) return;
  rememberSignedIn(true);
  await openApp();
}

void start();
