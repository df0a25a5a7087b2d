import { readResumeData } from '@shortlist/shared/resume/read-resume-data';
import { makeDocumentFile } from './documents/make-document-file.js';
import { makeFile } from './make-file.js';
import type { RenderedBytes, RenderTask } from './render-task.js';
import { warmUp } from './warm-up.js';

// The first documents of a thread take ten times as long, so it takes no task before it is warm.
await warmUp();

/** The thread that makes files: whatever a document costs, payments and emails do not wait for it. */
export default async function render(task: RenderTask): Promise<RenderedBytes | undefined> {
  if (task.kind === 'warm_up') return undefined;
  const { data, templateKey } = task;
  const source = { data: readResumeData(data), templateKey };
  return task.kind === 'resume'
    ? makeFile({ ...source, updatedAt: task.updatedAt }, task.format)
    : makeDocumentFile({ ...source, written: task.written }, task.format);
}
