import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * After a navigation inside the application, sight, keyboard and screen reader begin at the start of the new page's
 * main part, as after a page load. Going back leaves the scroll position to the browser, and an address that is only
 * replaced (a new resume receiving its id) is no navigation for the person.
 */
export function useStartOfPage(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (type === NavigationType.Replace) return;
    if (type === NavigationType.Push) scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, type]);
}
