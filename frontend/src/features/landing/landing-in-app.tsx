import { BRAND } from '@shortlist/shared/product/brand';
import { useEffect, useRef } from 'react';
import { usePageMeta } from '../../ui/page-meta.js';
import { enhanceLanding } from './enhance-landing.js';
import './landing.css';
import { LandingPage } from './landing-page.js';

/** Renders the landing page for visitors who navigate to "/" within the application. */
export default function LandingInApp() {
  usePageMeta(BRAND.name);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? enhanceLanding(root.current) : undefined), []);
  return (
    <div ref={root}>
      <LandingPage />
    </div>
  );
}
