import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { enhanceLanding } from '../../features/landing/enhance-landing.js';
import '../../features/landing/landing.css';
import { TopBar } from '../../features/landing/top-bar.js';
import { signInPath } from '../../entities/session/session.js';

export function VisitorHeader() {
  const { pathname, search } = useLocation();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? enhanceLanding(root.current) : undefined), []);
  // Without `display: contents`, the sticky header would scroll away with this element.
  return (
    <div ref={root} className="landing" style={{ display: 'contents' }}>
      <TopBar signIn={signInPath(pathname + search)} />
    </div>
  );
}
