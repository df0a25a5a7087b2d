import type { PipeTransform } from '@nestjs/common';
import { EXPORT_FORMATS, type ExportFormat } from '@shortlist/shared/contract/export';
import { ApiError } from '../core/errors/api-error.js';

export class ExportFormatPipe implements PipeTransform<string, ExportFormat> {
  transform(value: string): ExportFormat {
    const format = EXPORT_FORMATS.find((known) => known === value);
    if (!format) throw ApiError.notFound('format');
    return format;
  }
}
