import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { configQuery } from '../../api/config.js';
import { onMaintenance } from '../../api/maintenance.js';

const SiteNoticeBars = lazy(() => import('./site-notice-bars.js'));

const POLL_INTERVAL_MS = 5 * 60_000;

/** Shows announcements from staff. Announcements are rare, so they load after the page. */
export function SiteNotices() {
  const isLater = useDelayed(1_500);
  const { data: config } = useQuery({
    ...configQuery,
    enabled: isLater,
    staleTime: POLL_INTERVAL_MS,
    refetchInterval: POLL_INTERVAL_MS,
  });
  useRefetchAfterMaintenance();
  if (!config?.announcement && !config?.maintenance) return null;
  return (
    <Suspense fallback={null}>
      <SiteNoticeBars announcement={config.announcement} maintenance={config.maintenance} />
    </Suspense>
  );
}

/** Refetches the configuration when a response reports maintenance, because the cached one predates the maintenance. */
function useRefetchAfterMaintenance(): void {
  const queryClient = useQueryClient();
  useEffect(
    () => onMaintenance(() => void queryClient.invalidateQueries({ queryKey: configQuery.queryKey })),
    [queryClient],
  );
}

/** @returns false, then true after the given number of milliseconds */
function useDelayed(milliseconds: number): boolean {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLater(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isLater;
}
