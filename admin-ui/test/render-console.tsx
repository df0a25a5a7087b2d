import { ThemeProvider } from '@mui/material/styles';
import type { StaffSecurity } from '@shortlist/shared/contract/console/staff';
import { queryClient } from '@shortlist/ui-kit/query';
import { theme } from '@shortlist/ui-kit/theme';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CoreAdminContext, memoryStore, Notification, ResourceContextProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { dataProvider } from '../src/dataProvider.js';
import { i18nProvider } from '../src/i18n.js';
import { MeContext } from '../src/session/me.js';

export const me = (role: StaffSecurity['staff']['role'] = 'admin'): StaffSecurity => ({
  staff: { id: '0b1d8f3e-27a7-4a1f-9c64-6a5f0ff6a102', username: 'kim', role },
  totpEnabledAt: null,
  recoveryCodesLeft: 0,
  mustEnroll: false,
  email: null,
  expiresIn: 1_800,
  endsIn: 43_200,
});

interface Options {
  at?: string;
  resource?: string;
  role?: StaffSecurity['staff']['role'];
}

interface Screen {
  user: ReturnType<typeof userEvent.setup>;
  query: () => URLSearchParams;
}

export function renderConsole(screen: ReactNode, { at = '/', resource = '', role }: Options = {}): Screen {
  const console = (
    <CoreAdminContext
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={memoryStore()}
    >
      <ResourceContextProvider value={resource}>{screen}</ResourceContextProvider>
      <Notification />
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element: console }], { initialEntries: [at] });
  render(
    <ThemeProvider theme={theme}>
      <MeContext value={me(role)}>
        <RouterProvider router={router} />
      </MeContext>
    </ThemeProvider>,
  );
  return {
    user: userEvent.setup({ delay: null }),
    query: () => new URLSearchParams(router.state.location.search),
  };
}
