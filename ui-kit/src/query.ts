import { QueryClient } from '@tanstack/react-query';

/**
 * Queries are not polled, retried or refetched on focus, which keeps the network quiet while the user types. Mutations
 * invalidate the queries they change, and returning to a page after `staleTime` refetches. Offline requests fail
 * immediately with a message; TanStack Query would otherwise pause them and send them unexpectedly later.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// `npm run dev` sends this event after it has restarted the API with changed source code.
import.meta.hot?.on('shortlist:api-restarted', () => void queryClient.invalidateQueries());
