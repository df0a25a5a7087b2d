import { parentPort, workerData } from 'node:worker_threads';
import { FileRefusal } from './file-refusal.js';
import type { ReadingOutcome } from './reading-outcome.js';
import { readResume, type ImportInput } from './read-resume.js';

async function outcomeOf(input: ImportInput): Promise<ReadingOutcome> {
  try {
    return { resume: await readResume(input) };
  } catch (error) {
    // A hostile file can crash only this thread. The error is dropped, because its message may quote the file.
    if (!(error instanceof FileRefusal)) return { refusal: { code: 'file_not_readable', message: UNREADABLE } };
    return { refusal: { code: error.code, message: error.message } };
  }
}

const UNREADABLE = 'This file cannot be read. Save it again as PDF or DOCX, or paste its text.';

parentPort?.postMessage(await outcomeOf(workerData as ImportInput));
