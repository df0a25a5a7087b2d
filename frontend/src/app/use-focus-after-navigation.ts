import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * After a navigation inside the application the keyboard and the screen reader start at the new page's main part, as
 * they would after a page load. Replaced addresses (a new résumé receiving its id) are no navigation for the person.
 */
export function useFocusAfterNavigation(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (type !== 'REPLACE') document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, type]);
}
