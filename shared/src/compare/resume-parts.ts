/**
 * Parts of a resume that are merged and compared as a whole. Each part is small enough for a choice between two
 * versions and large enough to make sense alone.
 */
export const MERGE_PARTS = [
  'title',
  'templateKey',
  'jdText',
  'personal',
  'summary',
  'skills',
  'experience',
  'education',
  'certifications',
  'projects',
  'awards',
  'volunteer',
  'languages',
  'settings',
] as const;
export type MergePart = (typeof MERGE_PARTS)[number];

export const PART_NAMES: Record<MergePart, string> = {
  title: 'Title',
  templateKey: 'Template',
  jdText: 'Job description',
  personal: 'Personal information',
  summary: 'Professional summary',
  skills: 'Skills',
  experience: 'Work experience',
  education: 'Education',
  certifications: 'Certifications',
  projects: 'Projects',
  awards: 'Awards',
  volunteer: 'Volunteer work',
  languages: 'Languages',
  settings: 'Layout settings',
};
