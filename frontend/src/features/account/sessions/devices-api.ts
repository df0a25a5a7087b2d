import type { SessionView } from '@shortlist/shared/contract/account/auth';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '../../../api/http.js';
import { useToast } from '../../../ui/toasts/toasts.js';
import { useFailureToast } from '../../../entities/session/use-failure-toast.js';
import { messages } from '../messages.js';

export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: ({ signal }) => http.get<SessionView[]>('/api/auth/sessions', { signal }),
  staleTime: 0,
});

/** Signs out one device or, with `all`, every device except this one. */
export function useSignOutDevice() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (which: SessionView | 'all') =>
      http.delete(which === 'all' ? '/api/auth/sessions' : `/api/auth/sessions/${which.id}`),
    onSuccess: (_, which) => {
      queryClient.setQueryData(devicesQuery.queryKey, (list) =>
        list?.filter((device) => (which === 'all' ? device.current : device.id !== which.id)),
      );
      toast(
        which === 'all'
          ? { title: messages.devicesApi.othersSignedOut }
          : { title: messages.devicesApi.deviceSignedOut, description: which.device },
      );
    },
    onError: useFailureToast(messages.devicesApi.signOutFailed),
    onSettled: () => queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  });
}
