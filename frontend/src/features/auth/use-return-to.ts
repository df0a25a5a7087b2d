import { useSearchParams } from 'react-router';
import { safeReturnTo } from '../../entities/session/return-to.js';

/** Target after sign-in, which every auth page passes on to the next. */
export function useReturnTo() {
  const [params] = useSearchParams();
  const returnTo = safeReturnTo(params.get('returnTo'));
  const interrupted = returnTo !== '/';
  return {
    returnTo,
    /** True when the user was heading for a page other than the start page. */
    interrupted,
    /** Query string for links to other auth pages. */
    query: interrupted ? `?${new URLSearchParams({ returnTo })}` : '',
  };
}
