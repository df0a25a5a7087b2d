import { messages } from '../wizard/messages.js';

export interface Step {
  label: string;
  heading: string;
  hint: string;
}

const { steps } = messages;

export const STEPS: readonly Step[] = [
  steps.template,
  steps.personal,
  steps.summary,
  steps.experience,
  steps.education,
  steps.skills,
  steps.certifications,
  steps.extras,
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

export const stepOfField = (path: string): number | undefined => STEP_OF_PART[path.split('.')[0] ?? ''];
