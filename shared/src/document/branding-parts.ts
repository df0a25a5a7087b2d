import type { BrandingContent } from '../contract/resume-documents.js';

export type BrandingPart = keyof BrandingContent;

export const BRANDING_PARTS: readonly (readonly [part: BrandingPart, name: string])[] = [
  ['positioning', 'Positioning lines'],
  ['introduction', '30-second introduction'],
  ['bioFirst', 'Short bio, first person'],
  ['bioThird', 'Short bio, third person'],
  ['note', 'Note to a recruiter or contact'],
  ['signature', 'Email signature'],
];

/** Joins all branding texts, each below its name. */
export const brandingText = (content: BrandingContent): string =>
  BRANDING_PARTS.filter(([part]) => content[part].trim() !== '')
    .map(([part, name]) => `${name.toUpperCase()}\n\n${part === 'positioning' ? listOf(content[part]) : content[part]}`)
    .join('\n\n');

const listOf = (lines: string): string =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `- ${line}`)
    .join('\n');
