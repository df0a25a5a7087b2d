import { readTemplateKey } from '../resume/read-resume-data.js';
import { TEMPLATE_KEYS, type TemplateKey } from '../resume/resume-data.js';
import { creative } from './creative.js';
import { exec } from './exec.js';
import { general } from './general.js';
import { health } from './health.js';
import { tech } from './tech.js';
import type { TemplateDefinition } from '../page/template.js';

const BY_KEY: { readonly [Key in TemplateKey]: TemplateDefinition<Key> } = { general, exec, tech, creative, health };

/** Template keys in the display order of the wizard. */
export const TEMPLATES: readonly TemplateDefinition[] = TEMPLATE_KEYS.map((key) => BY_KEY[key]);

/** Returns the definition of a template, or that of `general` for an unknown key. */
export const templateFor = (key: string): TemplateDefinition => BY_KEY[readTemplateKey(key)];
