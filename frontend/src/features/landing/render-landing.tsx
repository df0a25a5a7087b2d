import { renderToStaticMarkup } from 'react-dom/server';
import { LandingPage } from './landing-page.js';

export const renderLanding = (): string => renderToStaticMarkup(<LandingPage />);
