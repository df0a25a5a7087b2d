import type { PipeTransform } from '@nestjs/common';
import { LETTER_FORMATS, type LetterFormat } from '@shortlist/shared/contract/export';
import { ApiError } from '../../core/api-error.js';

export class LetterFormatPipe implements PipeTransform<string, LetterFormat> {
  transform(value: string): LetterFormat {
    const format = LETTER_FORMATS.find((known) => known === value);
    if (!format) throw ApiError.notFound('format');
    return format;
  }
}
