import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { forgetInTab, keepInTab, readInTab } from '../../storage/tab-storage.js';

/**
 * Reads the token in an email link once and removes it from the URL, so that it does not end up in the history, a
 * bookmark or a referrer. Returns null if the page was opened without a token or was reloaded.
 */
export function useMailToken(): string | null {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const [token] = useState(() => params.get('token') ?? readInTab(keyOf(pathname)));
  const inAddress = params.has('token');
  // Delete the stored token in an effect, because rendering may happen more than once.
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

/** Stores the token while the user signs in and returns to this page. */
export const carryToken = (pathname: string, token: string): void => keepInTab(keyOf(pathname), token);
