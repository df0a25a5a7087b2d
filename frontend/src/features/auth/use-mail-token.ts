import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * The token of the link that opened the page, read once and taken out of the address: it must not stay in the history,
 * in a bookmark or in a referrer. Null when the page was opened without one, or was loaded again.
 */
export function useMailToken(): string | null {
  const [params, setParams] = useSearchParams();
  const [token] = useState(() => params.get('token'));
  const inAddress = params.has('token');
  useEffect(() => {
    if (!inAddress) return;
    setParams(
      (current) => {
        current.delete('token');
        return current;
      },
      { replace: true },
    );
  }, [inAddress, setParams]);
  return token;
}
