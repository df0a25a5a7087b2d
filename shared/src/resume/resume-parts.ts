/** The parts of a résumé that are merged and compared as wholes: small enough to choose between, large enough to make sense alone. */
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

/** How a part is called where the person looks at versions or chooses between them. */
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
