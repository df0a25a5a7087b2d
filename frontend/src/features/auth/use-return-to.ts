import { useSearchParams } from 'react-router';
import { safeReturnTo } from '../../entities/session/return-to.js';

/** Returns the path to open after sign-in, and a query string that passes this path on in links between auth pages. */
export function useReturnTo() {
  const [params] = useSearchParams();
  const returnTo = safeReturnTo(params.get('returnTo'));
  const interrupted = returnTo !== '/';
  return {
    returnTo,
    /** True if sign-in interrupted the user on the way to a page other than the start page. */
    interrupted,
    query: interrupted ? `?${new URLSearchParams({ returnTo })}` : '',
  };
}
