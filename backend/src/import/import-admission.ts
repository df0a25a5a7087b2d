import { Injectable } from '@nestjs/common';
import { IMPORT_BYTES } from '@shortlist/shared/product/import-limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Limit } from '../rate-limits/limits.js';
import { LimitsService } from '../rate-limits/limits.service.js';
import { ApiError } from '../core/errors/api-error.js';
import { errorBody } from '../core/errors/api-error.filter.js';
import { networkOf } from '../core/env/network.js';
import type { UploadAdmission } from '../core/http/uploads.js';
import { fileTooLarge } from './receive-file.js';
import { ReadingLimits } from './reading/reading-limits.js';
import { ReadingPlaces, type Place } from './reading/reading-places.js';

/** Rate limit for imports, because reading a file can take seconds of CPU time. */
const IMPORTS: Limit = { name: 'import', times: 30, minutes: 15 };
/** Maximum size of a multipart form in bytes, not counting the file. */
const FRAME_BYTES = 16 * 1024;

/** Reserves an import slot before the request body is read, so that only admitted bodies use memory. */
@Injectable()
export class ImportAdmission implements UploadAdmission {
  private readonly admitted = new WeakMap<FastifyRequest, Place>();

  constructor(
    private readonly counts: LimitsService,
    private readonly places: ReadingPlaces,
    private readonly limits: ReadingLimits,
  ) {}

  async admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const network = networkOf(request.ip);
    await this.counts.count(IMPORTS, network);
    const bytes = announcedBytes(request);
    if (bytes > IMPORT_BYTES + FRAME_BYTES) throw fileTooLarge(IMPORT_BYTES);
    const place = this.places.take(network, bytes);
    this.admitted.set(request, place);
    // The caller may have disconnected already; the listener for `close` below would then never be called.
    if (reply.raw.destroyed) return place.leave();
    const deadline = setTimeout(() => refuseSlowBody(request, reply), this.limits.uploadMilliseconds);
    request.raw.once('end', () => clearTimeout(deadline));
    reply.raw.once('close', () => {
      clearTimeout(deadline);
      place.leave();
    });
  }

  placeOf(request: FastifyRequest): Place {
    const place = this.admitted.get(request);
    if (!place) throw new Error('the request was not admitted');
    return place;
  }
}

/** Returns the body size that the request declares; the maximum size if the request has no Content-Length. */
function announcedBytes({ headers }: FastifyRequest): number {
  const announced = Number(headers['content-length'] ?? NaN);
  return Number.isFinite(announced) ? announced : IMPORT_BYTES;
}

/** Rejects a slow upload, because it would occupy an import slot. */
function refuseSlowBody(request: FastifyRequest, reply: FastifyReply): void {
  const error = new ApiError(408, 'upload_too_slow', 'The upload took too long. Check your connection and try again.');
  // Closes the connection without reading the rest of the body.
  reply.raw.once('finish', () => request.raw.destroy());
  void reply
    .header('connection', 'close')
    .type('application/json; charset=utf-8')
    .status(408)
    .send(JSON.stringify(errorBody(error, request.id)));
}
