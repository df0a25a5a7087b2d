import { ClosingCall } from './closing-call.js';
import { DemoSection } from './demo.js';
import { Features } from './features.js';
import { LandingFooter } from './landing-footer.js';
import { ReadBack } from './read-back.js';
import { Templates } from './templates.js';
import { TopBar } from './top-bar.js';
import { Tour } from './tour.js';

/**
 * Plain markup without state: the build writes it into `index.html`, where `enhance-landing.ts` brings the theme
 * switch, the menu and the demo to life; inside the application the same markup is drawn by React.
 */
export function LandingPage() {
  return (
    <div className="landing">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <TopBar />
      <main id="main" tabIndex={-1}>
        <section className="hero wrap" aria-labelledby="hero-title">
          <div className="hero-words">
            <h1 id="hero-title">
              Write the resume that makes the <mark>shortlist</mark>
            </h1>
            <p className="lead">
              Eight short steps and five templates. See every line and page break exactly as your PDF will have it. No
              account needed.
            </p>
            <div className="actions">
              <a className="button primary large" href="/app/resume">
                Build My Resume
              </a>
              <a className="button quiet large" href="#templates">
                View Templates
              </a>
            </div>
            <p className="hero-note">Building, previewing and the plain-text copy are free.</p>
          </div>
          <DemoSection />
        </section>
        <Templates />
        <Features />
        <Tour />
        <ReadBack />
        <ClosingCall />
      </main>
      <LandingFooter />
    </div>
  );
}
