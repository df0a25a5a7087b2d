import { Injectable } from '@nestjs/common';
import { ApiError } from '../core/api-error.js';
import { Env } from '../core/env.js';
import { renderJobId, type RenderJob } from './render-job.js';
import { RenderQueue, type RenderRequest } from './render-queue.js';

interface Wanted<Row, File> {
  /** As it was found first. */
  first: Row;
  /** Looks again: the person may have saved in the meantime. */
  find: () => Promise<Row>;
  /** Undefined while it has not been made. */
  fileOf: (row: Row) => File | undefined;
  jobOf: (row: Row) => RenderJob;
  request: Omit<RenderRequest, 'job' | 'isMade'>;
}

/** Gives the file of what is saved now, made by the worker when it is not there yet. */
@Injectable()
export class FileMaker {
  constructor(
    private readonly queue: RenderQueue,
    private readonly env: Env,
  ) {}

  async file<Row, File>({ first, find, fileOf, jobOf, request }: Wanted<Row, File>): Promise<File> {
    const there = fileOf(first);
    if (there) return there;
    const isMade = async () => fileOf(await find()) !== undefined;
    const end = performance.now() + this.env.exportWait;
    let job = jobOf(first);
    while (performance.now() < end) {
      const outcome = await this.queue.make({ job, isMade, ...request }, end - performance.now());
      const row = await find();
      const file = fileOf(row);
      if (file) return file;
      const next = jobOf(row);
      if (outcome === 'too_costly') throw tooCostly();
      if (outcome === 'removed' && renderJobId(next) === renderJobId(job)) break;
      if (outcome !== 'pending' && renderJobId(next) === renderJobId(job)) {
        throw ApiError.busy('render_failed', 'The file could not be made. Please try again.', 5);
      }
      // Saved in the meantime: the person wants the newer one.
      job = next;
    }
    throw ApiError.busy('rendering', 'The file is still being made. Please try again in a moment.');
  }
}

const tooCostly = (): ApiError =>
  new ApiError(
    422,
    'render_too_costly',
    'This document is too long or complex to make into a file. Shorten it and try again.',
  );
