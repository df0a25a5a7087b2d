import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The public documentation of the score. */
export const ATS_DOCUMENT = readFileSync(join(import.meta.dirname, '../../docs/ats.md'), 'utf8');
