import { ClosingCall } from './closing-call.js';
import { DemoSection } from './demo.js';
import { Features } from './features.js';
import { LandingFooter } from './landing-footer.js';
import { messages } from './messages.js';
import { ReadBack } from './read-back.js';
import { Templates } from './templates.js';
import { TopBar } from './top-bar.js';
import { Tour } from './tour.js';

/**
 * Static markup without state. The build writes it into `index.html`, where `enhance-landing.ts` adds the theme switch,
 * the menu and the demo. If the user navigates to "/" within the application, React renders it.
 */
export function LandingPage() {
  return (
    <div className="landing">
      <a className="skip-link" href="#main">
        {messages.landingPage.skipToContent}
      </a>
      <TopBar />
      <main id="main" tabIndex={-1}>
        <section className="hero wrap" aria-labelledby="hero-title">
          <div className="hero-words">
            <h1 id="hero-title">
              {messages.landingPage.headlineStart} <mark>{messages.landingPage.headlineMark}</mark>
            </h1>
            <p className="lead">{messages.landingPage.intro}</p>
            <div className="actions">
              <a className="button primary large" href="/app/resume">
                {messages.landingPage.buildMyResume}
              </a>
              <a className="button quiet large" href="#templates">
                {messages.landingPage.viewTemplates}
              </a>
            </div>
            <p className="hero-note">{messages.landingPage.freeNote}</p>
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
