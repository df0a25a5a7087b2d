import type { PipeTransform } from '@nestjs/common';
import { ApiError } from '../core/api-error.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What cannot be an id cannot be found either. */
export class ResumeIdPipe implements PipeTransform<string, string> {
  transform(id: string): string {
    if (!UUID.test(id)) throw ApiError.notFound('résumé');
    return id.toLowerCase();
  }
}
