import type { PipeTransform } from '@nestjs/common';
import { ApiError } from './api-error.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A malformed id gets 404, as an unknown one does. */
export const idPipe = (what: string): PipeTransform<string, string> => ({
  transform(id) {
    if (!UUID.test(id)) throw ApiError.notFound(what);
    return id.toLowerCase();
  },
});
