import type { PipeTransform } from '@nestjs/common';
import { EXPORTED_KINDS, type ExportedKind } from '@shortlist/shared/product/letter-options';
import { ApiError } from '../core/errors/api-error.js';

/** Returns a document kind as a URL path segment, such as "cover-letter". */
export const pathOf = (kind: ExportedKind): string => kind.replaceAll('_', '-');

export class ExportedKindPipe implements PipeTransform<string, ExportedKind> {
  transform(value: string): ExportedKind {
    const kind = EXPORTED_KINDS.find((known) => pathOf(known) === value);
    if (!kind) throw ApiError.notFound('document');
    return kind;
  }
}
