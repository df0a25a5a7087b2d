import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { forgetInTab, keepInTab, readInTab } from '../../lib/tab-storage.js';

/**
 * The token of the link that opened the page, read once and taken out of the address: it must not stay in the history,
 * in a bookmark or in a referrer. Null when the page was opened without one, or was loaded again.
 */
export function useMailToken(): string | null {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const [token] = useState(() => params.get('token') ?? readInTab(keyOf(pathname)));
  const inAddress = params.has('token');
  // Not while it is drawn, which may be done more than once.
  useEffect(() => forgetInTab(keyOf(pathname)), [pathname]);
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

const keyOf = (pathname: string): string => `shortlist.mail-token:${pathname}`;

/** For the way through the sign-in page and back to this one. */
export const bringToken = (pathname: string, token: string): void => keepInTab(keyOf(pathname), token);
