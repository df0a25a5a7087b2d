import { FOOTER_LINKS } from '../../ui/footer-links.js';
import { Logo } from '@shortlist/ui-kit/logo';

export function LandingFooter() {
  return (
    <footer className="landing-footer">
      <div className="wrap landing-footer-row">
        <Logo />
        <nav aria-label="Footer">
          {FOOTER_LINKS.map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
          <a href="mailto:" data-contact="" hidden>
            Contact
          </a>
        </nav>
      </div>
    </footer>
  );
}
