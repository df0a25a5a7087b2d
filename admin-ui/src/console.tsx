import { queryClient } from '@shortlist/ui-kit/query';
import { CoreAdminContext, CoreAdminUI, CustomRoutes, localStorageStore, Resource } from 'react-admin';
import { Route } from 'react-router';
import { authProvider } from './authProvider.js';
import { dataProvider } from './dataProvider.js';
import { i18nProvider } from './i18n.js';
import { AccessDenied } from './layout/access-denied.js';
import { ConsoleLayout } from './layout/console-layout.js';
import { NotFound } from './layout/not-found.js';
import { ScreenFailed } from './layout/screen-failed.js';
import { messages } from './messages.js';
import { RESOURCES } from './resources/index.js';
import { AccountPage, AnalyticsPage, DashboardPage, QueuesPage, RevenuePage, SettingsPage } from './screens.js';
import { Waiting } from './ui/waiting.js';

const store = localStorageStore('1', 'shortlist-console');

/** The React-admin console. `SessionGate` replaces React-admin's own sign-in pages. */
export default function Console() {
  return (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
    >
      <CoreAdminUI
        disableTelemetry
        layout={ConsoleLayout}
        dashboard={DashboardPage}
        loading={Waiting}
        error={ScreenFailed}
        catchAll={NotFound}
        accessDenied={AccessDenied}
        title={messages.console.title}
      >
        {RESOURCES.map((resource) => (
          <Resource key={resource.name} {...resource} />
        ))}
        <CustomRoutes>
          <Route path="/analytics" element={<AnalyticsPage />} />
          <Route path="/settings" element={<SettingsPage />} />
          <Route path="/revenue" element={<RevenuePage />} />
          <Route path="/job-queues" element={<QueuesPage />} />
          <Route path="/account" element={<AccountPage />} />
        </CustomRoutes>
      </CoreAdminUI>
    </CoreAdminContext>
  );
}
