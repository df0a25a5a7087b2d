import type { PipeTransform } from '@nestjs/common';
import { DOCUMENT_FORMATS, type DocumentFormat } from '@shortlist/shared/contract/export';
import { ApiError } from '../core/errors/api-error.js';

export class DocumentFormatPipe implements PipeTransform<string, DocumentFormat> {
  transform(value: string): DocumentFormat {
    const format = DOCUMENT_FORMATS.find((known) => known === value);
    if (!format) throw ApiError.notFound('format');
    return format;
  }
}
