import { parentPort, workerData } from 'node:worker_threads';
import { FileRefusal } from './file-refusal.js';
import type { ReadingOutcome } from './reading-outcome.js';
import { readResume, type ImportSourceGiven } from './read-resume.js';

async function outcomeOf(given: ImportSourceGiven): Promise<ReadingOutcome> {
  try {
    return { resume: await readResume(given) };
  } catch (error) {
    // Hostile files can only break this thread. The error is dropped because its message may quote the file.
    if (!(error instanceof FileRefusal)) return { refusal: { code: 'file_not_readable', message: NOT_UNDERSTOOD } };
    return { refusal: { code: error.code, message: error.message } };
  }
}

const NOT_UNDERSTOOD = 'This file cannot be read. Save it again as PDF or DOCX, or paste its text.';

parentPort?.postMessage(await outcomeOf(workerData as ImportSourceGiven));
