import type { ImportedResume } from '@shortlist/shared/import/result/imported-resume';
import type { RefusalCode } from './file-refusal.js';

/** Refusals are plain objects, because errors lose their class between threads. */
export type ReadingOutcome = { resume: ImportedResume } | { refusal: { code: RefusalCode; message: string } };
