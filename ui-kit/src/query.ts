import { QueryClient } from '@tanstack/react-query';

/**
 * Reads are not polled, retried or refetched on focus; a change invalidates what it touched, and coming back to a
 * page after `staleTime` reads again. So lists are never old for long and the network stays quiet while typing.
 * Without a connection a request fails at once and the page says so: one that waits would be sent when nobody expects it.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// Sent by `npm run dev` when the API has restarted with changed sources.
import.meta.hot?.on('shortlist:api-restarted', () => void queryClient.invalidateQueries());
