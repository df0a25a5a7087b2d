import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * After a navigation inside the application, sight, keyboard and screen reader begin at the start of the new page's
 * main part, as after a page load. Going back leaves the scroll position to the browser. An address that is replaced
 * within one part of the application (a new resume receiving its id) is no navigation for the person; a page that takes
 * another's place (the dashboard that of a payment form) is one.
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

/** Two addresses that have to do with resumes, say. */
export const isSamePart = (one: string, other: string): boolean => partOf(one) === partOf(other);

/** "/app/resume" of all that has to do with a resume. */
const partOf = (pathname: string): string => pathname.split('/', 3).join('/');
