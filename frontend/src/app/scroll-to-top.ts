import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * After a client-side navigation, scrolls to the top and focuses the main content, as a page load would. When the user
 * goes back, the browser restores the scroll position. Replacing the URL does not count as a navigation if the new URL
 * is in the same area of the application, for example when a new resume gets its id.
 */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    const staysInArea = type === NavigationType.Replace && isSameArea(shown.current, pathname);
    shown.current = pathname;
    if (staysInArea) return;
    if (type !== NavigationType.Pop) scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, type]);
}

export const isSameArea = (one: string, other: string): boolean => areaOf(one) === areaOf(other);

/** Returns the area of a path, such as "/app/resume" for every resume page. */
const areaOf = (pathname: string): string => pathname.split('/', 3).join('/');
