import type { TemplateDefinition } from './template.js';

/** Clean sans, hairline rules: at home in every industry. */
export const general: TemplateDefinition = {
  key: 'general',
  name: 'General Professional',
  audience: 'All Industries',
  description: 'A clean sans with hairline rules. Fits any industry.',
  palette: { ink: '#1f2328', muted: '#57606a', accent: '#1f4e79', rule: '#c3c9d1', onBand: '#ffffff' },
  margin: { top: 46, right: 54, bottom: 46, left: 54 },
  text: {
    base: { family: 'source-sans', size: 10.25 },
    name: { size: 25, weight: 'bold', color: 'ink' },
    headline: { size: 12.5, color: 'accent' },
    contact: { size: 10, color: 'muted' },
    heading: { size: 11.5, weight: 'bold', color: 'accent', tracking: 0.05, caps: true },
    title: { weight: 'bold', size: 11 },
    dates: { color: 'muted' },
    place: { color: 'muted' },
  },
  paragraph: {
    name: { lineHeight: 1.12 },
    headline: { after: 3 },
    contacts: { lineHeight: 1.4, rule: { side: 'below', thickness: 0.6, color: 'rule', gap: 7 } },
    heading: { before: 11.5, after: 4.5, rule: { side: 'below', thickness: 0.6, color: 'rule', gap: 2.5 } },
  },
  entryGap: 8,
  entryHead: 'inline',
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
