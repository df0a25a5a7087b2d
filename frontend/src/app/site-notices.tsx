import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { configQuery } from '../lib/config.js';
import { onMaintenance } from '../lib/maintenance.js';
import { useDelayed } from './use-delayed.js';

const SiteNoticeBars = lazy(() => import('./site-notice-bars.js'));

/** Milliseconds after which an open page asks for news. */
const LOOK_AGAIN = 5 * 60_000;

/** News from staff above every page. Asked for only once the page stands: they are rare. */
export function SiteNotices() {
  const isLater = useDelayed(1_500);
  const { data: config } = useQuery({
    ...configQuery,
    enabled: isLater,
    staleTime: LOOK_AGAIN,
    refetchInterval: LOOK_AGAIN,
  });
  useLookAfterMaintenanceAnswer();
  if (!config?.announcement && !config?.maintenance) return null;
  return (
    <Suspense fallback={null}>
      <SiteNoticeBars announcement={config.announcement} maintenance={config.maintenance} />
    </Suspense>
  );
}

/** A request that maintenance refused says more than the configuration of minutes ago. */
function useLookAfterMaintenanceAnswer(): void {
  const queryClient = useQueryClient();
  useEffect(
    () => onMaintenance(() => void queryClient.invalidateQueries({ queryKey: configQuery.queryKey })),
    [queryClient],
  );
}
