import { readResumeData } from '@shortlist/shared/resume/read-resume-data';
import { makeFile } from './make-file.js';
import { WARM_UP, type RenderedBytes, type RenderTask } from './render-task.js';
import { warmUp } from './warm-up.js';

// A thread's first documents take ten times as long, so it warms up before it accepts tasks.
await warmUp();

export default async function render(task: RenderTask | typeof WARM_UP): Promise<RenderedBytes | undefined> {
  if (task === WARM_UP) return undefined;
  const { data, format, ...source } = task;
  return makeFile({ ...source, data: readResumeData(data) }, format);
}
