import { QueryClient } from '@tanstack/react-query';

/**
 * Queries are not polled, retried or refetched on focus; mutations invalidate what they change, and returning to a page
 * after `staleTime` refetches. This keeps the network quiet while typing. Offline, requests fail at once with a
 * message, because a paused request would be sent unexpectedly later.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// Sent by `npm run dev` when the API has restarted with changed sources.
import.meta.hot?.on('shortlist:api-restarted', () => void queryClient.invalidateQueries());
