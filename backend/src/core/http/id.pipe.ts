import type { PipeTransform } from '@nestjs/common';
import { ApiError } from '../errors/api-error.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Validates an id. A malformed id gets 404, like an unknown id. */
export const idPipe = (what: string): PipeTransform<string, string> => ({
  transform(id) {
    if (!UUID.test(id)) throw ApiError.notFound(what);
    return id.toLowerCase();
  },
});
