/** One chunk: these steps share their lists and what moves entries about. */
export { CertificationsStep } from './certifications-step.js';
export { EducationStep } from './education-step.js';
export { ExperienceStep } from './experience-step.js';
export { ExtrasStep } from './extras-step.js';
export { SkillsStep } from './skills-step.js';
