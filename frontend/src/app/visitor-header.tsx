import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { enhanceLanding } from '../features/landing/enhance-landing.js';
import '../features/landing/landing.css';
import { TopBar } from '../features/landing/top-bar.js';
import { signInPath } from '../lib/session.js';

/** The landing page's header above every other page that visitors see. */
export function VisitorHeader() {
  const { pathname, search } = useLocation();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? enhanceLanding(root.current) : undefined), []);
  // Without a box of its own, so that the header sticks to the top of the page and not of this element.
  return (
    <div ref={root} className="landing" style={{ display: 'contents' }}>
      <TopBar signIn={signInPath(pathname + search)} />
    </div>
  );
}
