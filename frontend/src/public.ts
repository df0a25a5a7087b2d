import 'virtual:brand.css';
import type { CurrentSession } from '@shortlist/shared/contract/account/auth';
import type { PublicConfig } from '@shortlist/shared/contract/config';
import '@shortlist/ui-kit/base.css';
import { isAsBuilt } from './features/company/default-config.js';
import { storePlanOnClick, showSupport } from './features/company/enhance-public.js';
import { enhanceLanding } from './features/landing/enhance-landing.js';
import './features/landing/landing.css';
import { http } from './api/http.js';
import { reportPageView } from './api/usage-report.js';
import { expectsSignedIn, rememberSignedIn } from './entities/session/signed-in-hint.js';

const openApp = () => import('./main.js');

/**
 * Entry point of the pre-rendered public pages. Adds event listeners for visitors. Starts the application for signed-in
 * users, or if the server's configuration differs from the one used for pre-rendering.
 */
async function start(): Promise<void> {
  if (expectsSignedIn()) {
    await openApp();
    return;
  }
  enhanceLanding(document.body);
  // Add the listeners before requesting the configuration, because the server may not respond.
  storePlanOnClick(document.body);
  const [user, config] = await Promise.all([
    http.get<CurrentSession>('/api/auth/session').then(
      (answer) => answer.user,
      () => null,
    ),
    http.get<PublicConfig>('/api/config').catch(() => null),
  ]);
  if (user) rememberSignedIn(true);
  if (user || (config && !isAsBuilt(config))) {
    await openApp();
    return;
  }
  if (config) showSupport(document.body, config.supportEmail);
  reportPageView(location.pathname);
}

void start();
