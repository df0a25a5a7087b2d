import { useSearchParams } from 'react-router';
import { safeReturnTo } from '../../entities/session/return-to.js';

/** Returns the address to open after sign-in. Every auth page passes it on to the next. */
export function useReturnTo() {
  const [params] = useSearchParams();
  const returnTo = safeReturnTo(params.get('returnTo'));
  const interrupted = returnTo !== '/';
  return {
    returnTo,
    /** True if the user was on the way to a page other than the start page. */
    interrupted,
    /** Query string for links to other auth pages. */
    query: interrupted ? `?${new URLSearchParams({ returnTo })}` : '',
  };
}
