import { renderToStaticMarkup } from 'react-dom/server';
import { LandingPage } from './landing-page.js';

/** Renders the landing page to HTML, for `build/landing-html.ts`. */
export const renderLanding = (): string => renderToStaticMarkup(<LandingPage />);
