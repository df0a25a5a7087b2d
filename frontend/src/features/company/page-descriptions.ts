export const PAGE_DESCRIPTIONS = {
  pricing: {
    title: 'Pricing',
    description:
      'What Shortlist costs: building, scoring and the text copy are free. PDF and DOCX cost a one-time payment, or come with a plan.',
  },
  about: {
    title: 'About',
    description: 'Why Shortlist exists: resumes that people enjoy reading and parsers cannot misread.',
  },
  privacy: {
    title: 'Privacy',
    description: 'What Shortlist stores about you, why, for how long, and what it never does.',
  },
  terms: { title: 'Terms', description: 'The agreement between you and Shortlist, in plain language.' },
} as const;

export type PublicPage = keyof typeof PAGE_DESCRIPTIONS;
