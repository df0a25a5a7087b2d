import { Logo } from '@shortlist/ui-kit/logo';
import { messages } from './messages.js';

const LINKS = [
  { href: '/#features', label: messages.topBar.features },
  { href: '/#templates', label: messages.topBar.templates },
  { href: '/pricing', label: messages.topBar.pricing },
];

interface TopBarProps {
  /** Path of the sign-in page, including the path to return to. */
  signIn?: string;
}

export function TopBar({ signIn = '/api/login' }: TopBarProps) {
  return (
    <header className="top-bar">
      <div className="wrap top-bar-row">
        <a href="/" className="logo-link" aria-label={messages.topBar.shortlistStartPage}>
          <Logo />
        </a>
        <nav className="top-nav" aria-label={messages.topBar.main}>
          {LINKS.map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
        <button type="button" className="icon-button" data-scheme-toggle aria-label={messages.topBar.switchTheme}>
          <svg className="moon" width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M20 14.5A8 8 0 0 1 9.5 4 8 8 0 1 0 20 14.5Z" />
          </svg>
          <svg className="sun" width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="4.2" />
            <path d="M12 2.5v2.2M12 19.3v2.2M2.5 12h2.2M19.3 12h2.2M5.3 5.3l1.5 1.5M17.2 17.2l1.5 1.5M5.3 18.7l1.5-1.5M17.2 6.8l1.5-1.5" />
          </svg>
        </button>
        <a className="button quiet wide-only" href={signIn}>
          {messages.topBar.signIn}
        </a>
        <a className="button primary" href="/app/resume">
          {messages.topBar.getStarted}
        </a>
        <button
          type="button"
          className="icon-button narrow-only"
          data-menu-button
          aria-expanded="false"
          aria-controls="mobile-menu"
          aria-label={messages.topBar.menu}
        >
          <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 7h16M4 12h16M4 17h16" />
          </svg>
        </button>
      </div>
      <nav id="mobile-menu" className="mobile-menu" aria-label={messages.topBar.menu} hidden>
        {LINKS.map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
        <a href={signIn}>{messages.topBar.signIn}</a>
      </nav>
    </header>
  );
}
