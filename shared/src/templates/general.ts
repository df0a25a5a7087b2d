import type { TemplateDefinition } from '../page/template.js';

/** Plain sans-serif type and thin rules, for every industry. */
export const general: TemplateDefinition<'general'> = {
  key: 'general',
  name: 'General Professional',
  audience: 'All Industries',
  description: 'A clean sans-serif font with thin lines, for every industry.',
  palette: { ink: '#1f2328', muted: '#57606a', accent: '#1f4e79', rule: '#c3c9d1', onBand: '#ffffff' },
  margin: { top: 38, right: 46, bottom: 40, left: 46 },
  text: {
    base: { family: 'source-sans', size: 10 },
    name: { size: 24, weight: 'bold', color: 'ink' },
    headline: { size: 12, color: 'accent' },
    contact: { size: 9.75, color: 'muted' },
    heading: { size: 11, weight: 'bold', color: 'accent', tracking: 0.05, caps: true },
    title: { weight: 'bold', size: 10.5 },
    dates: { color: 'muted' },
    place: { color: 'muted' },
    marker: { weight: 'bold' },
  },
  paragraph: {
    name: { lineHeight: 1.12 },
    headline: { after: 2 },
    contacts: { lineHeight: 1.35, rule: { side: 'below', thickness: 0.6, color: 'rule', gap: 5 } },
    heading: { before: 8.5, after: 3, rule: { side: 'below', thickness: 0.6, color: 'rule', gap: 1.5 } },
    body: { lineHeight: 1.22, after: 1.5 },
    bullet: { lineHeight: 1.22, after: 0.75 },
  },
  entryGap: 5.5,
  skills: 'commas',
  sectionOrder: [
    'summary',
    'experience',
    'education',
    'skills',
    'certifications',
    'projects',
    'awards',
    'volunteer',
    'languages',
  ],
  marker: '•',
};
