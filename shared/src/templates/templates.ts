import { readTemplateKey } from '../resume/read-resume-data.js';
import { creative } from './creative.js';
import { exec } from './exec.js';
import { general } from './general.js';
import { health } from './health.js';
import { tech } from './tech.js';
import type { TemplateDefinition } from './template.js';

/** In the order in which the wizard offers them. */
export const TEMPLATES: readonly TemplateDefinition[] = [general, exec, tech, creative, health];

/** The definition for a key; an unknown key gives `general`. */
export function templateFor(key: string): TemplateDefinition {
  const known = readTemplateKey(key);
  return TEMPLATES.find((template) => template.key === known) ?? general;
}
