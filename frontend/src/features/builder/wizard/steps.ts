export interface Step {
  /** In the progress card. */
  label: string;
  heading: string;
  hint: string;
}

export const STEPS: readonly Step[] = [
  { label: 'Template', heading: 'Choose Template', hint: 'Switch anytime. Your text stays.' },
  { label: 'Personal', heading: 'Personal Information', hint: 'Your name and how employers can reach you.' },
  {
    label: 'Summary',
    heading: 'Professional Summary',
    hint: 'Two to four sentences: who you are, what you are best at, one result.',
  },
  { label: 'Experience', heading: 'Work Experience', hint: 'Newest first. Results say more than duties.' },
  { label: 'Education', heading: 'Education', hint: 'Newest first.' },
  { label: 'Skills', heading: 'Skills', hint: 'Use the wording of the job posting.' },
  { label: 'Certs', heading: 'Certifications', hint: 'Licenses and certificates that employers ask for.' },
  { label: 'Extras', heading: 'Additional Information', hint: 'Optional: only what helps for this job.' },
];

export const LAST_STEP = STEPS.length - 1;
export const PERSONAL_STEP = 1;

const STEP_OF_PART: Record<string, number> = {
  template: 0,
  personal: 1,
  summary: 2,
  experience: 3,
  education: 4,
  skills: 5,
  certifications: 6,
  extras: 7,
};

/** The step on which a field is edited; undefined for what no step edits. */
export const stepOfField = (path: string): number | undefined => STEP_OF_PART[path.split('.')[0] ?? ''];
