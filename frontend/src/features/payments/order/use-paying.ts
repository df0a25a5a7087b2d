import { useCallback, useEffect, useState } from 'react';

/**
 * Tracks whether a payment is in progress. Resets when the user comes back from the bank and the browser restores the
 * page from its back/forward cache.
 */
export function usePaying(onPaying: (paying: boolean) => void): [boolean, (paying: boolean) => void] {
  const [paying, setPaying] = useState(false);
  const set = useCallback(
    (now: boolean) => {
      setPaying(now);
      onPaying(now);
    },
    [onPaying],
  );
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) set(false);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [set]);
  return [paying, set];
}
