import { renderToStaticMarkup } from 'react-dom/server';
import { LandingPage } from './landing-page.js';

/** Used by `build/landing-html.ts`. */
export const renderLanding = (): string => renderToStaticMarkup(<LandingPage />);
