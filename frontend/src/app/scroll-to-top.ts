import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * Moves scroll position, focus and screen readers to the start of the main content after a client-side navigation, as a
 * page load would. The browser restores the scroll position on Back. An address replaced within one area (a new resume
 * receiving its id) does not count as navigation; replacing one area with another (a payment form with the dashboard)
 * does.
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

/** True for two addresses in the same area, such as two resume pages. */
export const isSameArea = (one: string, other: string): boolean => areaOf(one) === areaOf(other);

/** Returns "/app/resume" for every resume page. */
const areaOf = (pathname: string): string => pathname.split('/', 3).join('/');
