import { CertificationsStep } from './certifications-step.js';
import { EducationStep } from './education-step.js';
import { ExperienceStep } from './experience-step.js';
import { ExtrasStep } from './extras-step.js';
import { SkillsStep } from './skills-step.js';

/**
 * Renders a wizard step that follows the summary. All these steps are in one chunk, because they share the list
 * components.
 */
export default function LaterStep({ step }: { step: number }) {
  switch (step) {
    case 3:
      return <ExperienceStep />;
    case 4:
      return <EducationStep />;
    case 5:
      return <SkillsStep />;
    case 6:
      return <CertificationsStep />;
    default:
      return <ExtrasStep />;
  }
}
