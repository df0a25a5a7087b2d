import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * Moves scroll position, focus and screen readers to the start of the main content after a client-side navigation, as a
 * page load would. The browser restores the scroll position on Back. An address replaced within one area (a new resume
 * receiving its id) does not count as navigation; replacing one area with another (a payment form with the dashboard)
 * does.
 */
export function useStartOfPage(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    const stays = type === NavigationType.Replace && isSamePart(shown.current, pathname);
    shown.current = pathname;
    if (stays) return;
    if (type !== NavigationType.Pop) scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, type]);
}

/** True for two addresses in the same area, such as two resume pages. */
export const isSamePart = (one: string, other: string): boolean => partOf(one) === partOf(other);

/** Returns "/app/resume" for every resume page. */
const partOf = (pathname: string): string => pathname.split('/', 3).join('/');
