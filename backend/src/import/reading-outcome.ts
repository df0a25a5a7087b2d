import type { ImportedResume } from '@shortlist/shared/import/imported-resume';
import type { RefusalCode } from './file-refusal.js';

/** What the reading thread says; errors themselves lose their class on the way between threads. */
export type ReadingOutcome = { resume: ImportedResume } | { refusal: { code: RefusalCode; message: string } };
