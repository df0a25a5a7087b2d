import { useCallback, useEffect, useState } from 'react';

/**
 * Whether a payment is on its way. It is not any more when the browser's Back brings the page back from the card's bank
 * as it was left.
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
