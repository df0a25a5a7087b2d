import { messages } from './messages.js';

/** At the foot of every page, drawn by React or written into the landing page's HTML. */
export const FOOTER_LINKS = [
  { href: '/app/resume', label: messages.footerLinks.builder },
  { href: '/pricing', label: messages.footerLinks.pricing },
  { href: '/about', label: messages.footerLinks.about },
  { href: '/privacy', label: messages.footerLinks.privacy },
  { href: '/terms', label: messages.footerLinks.terms },
] as const;
