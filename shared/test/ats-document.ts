import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ATS_DOCUMENT = readFileSync(join(import.meta.dirname, '../../docs/ats.md'), 'utf8');
