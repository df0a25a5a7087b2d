import { FOOTER_LINKS } from '../../ui/footer-links.js';
import { Logo } from '@shortlist/ui-kit/logo';
import { messages } from './messages.js';

export function LandingFooter() {
  return (
    <footer className="landing-footer">
      <div className="wrap landing-footer-row">
        <Logo />
        <nav aria-label={messages.landingFooter.label}>
          {FOOTER_LINKS.map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
          <a href="mailto:" data-contact="" hidden>
            {messages.landingFooter.contact}
          </a>
        </nav>
      </div>
    </footer>
  );
}
