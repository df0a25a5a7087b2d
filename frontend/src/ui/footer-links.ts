import { messages } from './messages.js';

/** Footer links, used by React and by the landing page's static HTML. */
export const FOOTER_LINKS = [
  { href: '/app/resume', label: messages.footerLinks.builder },
  { href: '/pricing', label: messages.footerLinks.pricing },
  { href: '/about', label: messages.footerLinks.about },
  { href: '/privacy', label: messages.footerLinks.privacy },
  { href: '/terms', label: messages.footerLinks.terms },
] as const;
