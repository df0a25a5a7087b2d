import type { TemplateKey } from '@shortlist/shared/resume/resume-data';
import creative from './pictures/creative.webp';
import exec from './pictures/exec.webp';
import general from './pictures/general.webp';
import health from './pictures/health.webp';
import tech from './pictures/tech.webp';

/** Upper part of a résumé in each look, taken from the preview. */
export const TEMPLATE_PICTURES: Record<TemplateKey, string> = { general, exec, tech, creative, health };
