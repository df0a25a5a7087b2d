import type { PipeTransform } from '@nestjs/common';
import { ApiError } from '../errors/api-error.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isId = (text: string): boolean => UUID.test(text);

/** Validates an id in the path. Returns 404 for a malformed id, as for an unknown one. */
export const idPipe = (what: string): PipeTransform<string, string> => ({
  transform(id) {
    if (!isId(id)) throw ApiError.notFound(what);
    return id.toLowerCase();
  },
});
