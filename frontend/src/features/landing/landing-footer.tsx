import { Logo } from '../../ui/logo.js';

const LINKS = [
  { href: '/app/resume', label: 'Resume Builder' },
  { href: '/pricing', label: 'Pricing' },
  { href: '/about', label: 'About' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/terms', label: 'Terms' },
];

export function LandingFooter() {
  return (
    <footer className="landing-footer">
      <div className="wrap landing-footer-row">
        <Logo />
        <nav aria-label="Footer">
          {LINKS.map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
}
