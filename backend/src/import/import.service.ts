import { Injectable } from '@nestjs/common';
import type { ImportBody, ImportResult } from '@shortlist/shared/contract/import';
import { IMPORT_BYTES } from '@shortlist/shared/product/import-limits';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../core/errors/api-error.js';
import { FileRefusal, type RefusalCode } from './reading/file-refusal.js';
import { ImportAdmission } from './import-admission.js';
import { receiveFile } from './receive-file.js';
import type { ImportInput } from './reading/read-resume.js';
import { ReadingService } from './reading/reading.service.js';

const STATUS: Record<RefusalCode, number> = {
  unsupported_media_type: 415,
  file_not_readable: 422,
  file_protected: 422,
};

/** Returns the resume that a file or text contains. Stores neither the input nor the result. */
@Injectable()
export class ImportService {
  constructor(
    private readonly admission: ImportAdmission,
    private readonly reading: ReadingService,
  ) {}

  async import(request: FastifyRequest, body: ImportBody | undefined): Promise<ImportResult> {
    const place = this.admission.placeOf(request);
    // Keeps the import slot occupied until the reading thread ends, even if the client disconnects.
    place.enter();
    try {
      return await this.reading.read(await readInput(request, body), place.network);
    } catch (error) {
      if (error instanceof FileRefusal) throw new ApiError(STATUS[error.code], error.code, error.message);
      throw error;
    } finally {
      place.leave();
    }
  }
}

async function readInput(request: FastifyRequest, body: ImportBody | undefined): Promise<ImportInput> {
  if (body) {
    if ('jsonResume' in body && !isNestedWithin(MAX_DEPTH, body.jsonResume)) {
      throw ApiError.invalid([
        { path: 'jsonResume', message: 'This JSON is nested too deeply for a JSON Resume. Choose another file.' },
      ]);
    }
    return body;
  }
  if (!request.isMultipart()) throw ApiError.invalid([{ path: '', message: 'Send a file, text or a JSON Resume.' }]);
  return { bytes: await receiveFile(request, IMPORT_BYTES) };
}

/** JSON Resume needs five levels of nesting; data with thousands of levels cannot be sent to a thread. */
const MAX_DEPTH = 20;

function isNestedWithin(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isNestedWithin(levels - 1, inner));
}
