import { renderToStaticMarkup } from 'react-dom/server';
import { LandingPage } from './landing-page.js';

/** For the build, see `build/landing-html.ts`. */
export const renderLanding = (): string => renderToStaticMarkup(<LandingPage />);
