import 'virtual:brand.css';
import type { WhoIsThere } from '@shortlist/shared/contract/auth';
import type { PublicConfig } from '@shortlist/shared/contract/config';
import '@shortlist/ui-kit/base.css';
import { isAsBuilt } from './features/company/default-config.js';
import { keepPlanOnClick, showSupport } from './features/company/enhance-public.js';
import { enhanceLanding } from './features/landing/enhance-landing.js';
import './features/landing/landing.css';
import { http } from './lib/http.js';
import { reportPageView } from './lib/usage-report.js';
import { expectsSignedIn, rememberSignedIn } from './lib/signed-in-hint.js';

const openApp = () => import('./main.js');

/**
 * The entry of the finished public pages: a few listeners for visitors. The application takes over for signed-in people,
 * and where the server's configuration says something else than the page does.
 */
async function start(): Promise<void> {
  if (expectsSignedIn()) {
    await openApp();
    return;
  }
  enhanceLanding(document.body);
  // While the server does not answer, the page stays readable as it is.
  keepPlanOnClick(document.body);
  const [user, config] = await Promise.all([
    http.get<WhoIsThere>('/api/auth/session').then(
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
