import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { reportPageView } from '../api/usage-report.js';
import { isSameArea } from './scroll-to-top.js';

/** Counts page views. Redirects and replaced addresses do not count. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const counted = useRef<string>(undefined);
  useEffect(() => {
    const before = counted.current;
    if (before === pathname) return undefined;
    const timer = setTimeout(() => {
      counted.current = pathname;
      if (before !== undefined && type === NavigationType.Replace && isSameArea(before, pathname)) return;
      reportPageView(pathname);
    });
    return () => clearTimeout(timer);
  }, [pathname, type]);
}
