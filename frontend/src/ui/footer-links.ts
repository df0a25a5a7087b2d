/** At the foot of every page, drawn by React or written into the landing page's HTML. */
export const FOOTER_LINKS = [
  { href: '/app/resume', label: 'Resume Builder' },
  { href: '/pricing', label: 'Pricing' },
  { href: '/about', label: 'About' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/terms', label: 'Terms' },
] as const;
