import { readResumeData } from '@shortlist/shared/resume/read-resume-data';
import { makeFile } from './make-file.js';
import { WARM_UP, type RenderedBytes, type RenderTask } from './render-task.js';
import { warmUp } from './warm-up.js';

// The first documents of a thread take ten times as long, so it accepts no task before it is warm.
await warmUp();

/** Runs in a thread of its own, so that an expensive document delays neither payments nor emails. */
export default async function render(task: RenderTask | typeof WARM_UP): Promise<RenderedBytes | undefined> {
  if (task === WARM_UP) return undefined;
  const { data, format, ...source } = task;
  return makeFile({ ...source, data: readResumeData(data) }, format);
}
