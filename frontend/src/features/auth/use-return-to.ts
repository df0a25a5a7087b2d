import { useSearchParams } from 'react-router';
import { safeReturnTo } from '../../lib/return-to.js';

/** Where the person was on the way to, which every page of signing in hands on to the next. */
export function useReturnTo() {
  const [params] = useSearchParams();
  const returnTo = safeReturnTo(params.get('returnTo'));
  const interrupted = returnTo !== '/';
  return {
    returnTo,
    /** The person was on the way to another page than the first. */
    interrupted,
    /** To be put behind the path of another of these pages. */
    query: interrupted ? `?${new URLSearchParams({ returnTo })}` : '',
  };
}
