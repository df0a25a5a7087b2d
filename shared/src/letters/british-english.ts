import type { ResumeData } from '../resume/resume-data.js';

/** Places, telephone numbers and spellings by which a résumé shows that it is for a British or Irish reader. */
const BRITISH_PLACE =
  /\b(?:UK|U\.K\.|United Kingdom|England|Scotland|Wales|Northern Ireland|Ireland|London|Manchester|Birmingham|Leeds|Glasgow|Edinburgh|Cardiff|Belfast|Dublin|Cork)\b/;
const BRITISH_PHONE = /^\s*(?:\+44|\+353|0(?:1|2|7)\d)/;
const BRITISH_WORD =
  /£|\b(?:organis|recognis|specialis|optimis|prioritis|colour|labour|programme[sd]?\b|centre\b|licence\b|behaviour|enrol\b|catalogue|paediatric|anaesth|NVQ|GCSE|A-levels?\b)/i;

/** Our own words in both spellings; the person's words stay as they are. */
const SPELLINGS: readonly [american: string, british: string][] = [
  ['My work has been recognized: ', 'My work has been recognised: '],
  ['the enclosed resume', 'the enclosed CV'],
  ['My resume is enclosed', 'My CV is enclosed'],
  ['I am writing to inquire', 'I am writing to enquire'],
  ['in your organization.', 'in your organisation.'],
];

/** Whether the readers of this résumé spell as the British and Irish do. */
export function isForBritish({ personal, experience, education, summary }: ResumeData): boolean {
  if (BRITISH_PHONE.test(personal.phone) || BRITISH_PLACE.test(personal.location)) return true;
  const texts = [
    summary.text,
    ...experience.flatMap(({ bullets }) => bullets),
    ...education.map(({ degree }) => degree),
  ];
  return texts.some((text) => BRITISH_WORD.test(text));
}

/** A sentence of ours as British readers spell it. */
export const inBritish = (sentence: string): string =>
  SPELLINGS.reduce((text, [american, british]) => text.replace(american, british), sentence);
