import { render, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { queryClient } from '@shortlist/ui-kit/query';
import { expect } from 'vitest';
import { Providers } from '../src/app/providers.js';
import { nextToast } from '../src/ui/toasts/toast-queue.js';

interface Screen {
  user: ReturnType<typeof userEvent.setup>;
  /** Returns the path and query of the current page. */
  address: () => string;
}

/**
 * Renders a screen with the providers of the application.
 *
 * @param at URL of the screen
 * @param path route pattern of the screen, if it has parameters
 */
export function renderScreen(screen: ReactNode, at = '/', path = at.split('?')[0]): Screen {
  dropToasts();
  const router = createMemoryRouter(
    [
      { path, element: screen },
      { path: '*', element: null },
    ],
    { initialEntries: [at] },
  );
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return {
    user: userEvent.setup({ delay: null }),
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

export const loaded = (): Promise<void> => waitFor(() => expect(queryClient.isFetching()).toBe(0));

function dropToasts(): void {
  while (nextToast());
}
