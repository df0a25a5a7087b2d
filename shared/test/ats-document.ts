import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What people are told of the score. */
export const ATS_DOCUMENT = readFileSync(join(import.meta.dirname, '../../docs/ats.md'), 'utf8');
