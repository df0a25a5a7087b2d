import type { ResumeData } from '../resume/resume-data.js';

/** Matches the UK, its countries and Ireland. Excludes cities, because many have a namesake in North America. */
const BRITISH_PLACE = /\b(?:UK|U\.K\.|United Kingdom|England|Scotland|Wales|Northern Ireland|Ireland)\b/;
/** Matches US and Canadian phone numbers. Canadians write "resume", although most of their spelling is British. */
const AMERICAN_PHONE = /^\s*(?:\+?1[\s.-]|\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4})/;
const BRITISH_PHONE = /^\s*(?:\+44|\+353|0(?:1|2|7)\d)/;
const BRITISH_WORD =
  /£|\b(?:organis|recognis|specialis|optimis|prioritis|colour|labour|programme[sd]?\b|centre\b|licence\b|behaviour|enrol\b|catalogue|paediatric|anaesth|NVQ|GCSE|A-levels?\b)/i;

/** Phrases of the built-in cover letters, each with its British form. The user's own words are never changed. */
const SPELLINGS: readonly [american: string, british: string][] = [
  ['My work has been recognized: ', 'My work has been recognised: '],
  ['the enclosed resume', 'the enclosed CV'],
  ['My resume is enclosed', 'My CV is enclosed'],
  ['I am writing to inquire', 'I am writing to enquire'],
  ['you can reach me at ', 'you can reach me on '],
  ['please call me at ', 'please call me on '],
  ['in your organization.', 'in your organisation.'],
];

/**
 * Returns whether a resume is for British or Irish readers, based on its language, phone number, location or spelling.
 */
export function isForBritish({ personal, experience, education, summary, settings }: ResumeData): boolean {
  if (settings.locale?.startsWith('en-')) return /^en-(?:GB|IE)$/.test(settings.locale);
  if (AMERICAN_PHONE.test(personal.phone)) return false;
  if (BRITISH_PHONE.test(personal.phone) || BRITISH_PLACE.test(personal.location)) return true;
  const texts = [
    summary.text,
    ...experience.flatMap(({ bullets }) => bullets),
    ...education.map(({ degree }) => degree),
  ];
  return texts.some((text) => BRITISH_WORD.test(text));
}

export const inBritish = (sentence: string): string =>
  SPELLINGS.reduce((text, [american, british]) => text.replace(american, british), sentence);
