import type { PipeTransform } from '@nestjs/common';
import { DOCUMENT_KINDS, type DocumentKind } from '@shortlist/shared/product/letter-options';
import { ApiError } from '../core/errors/api-error.js';

export class DocumentKindPipe implements PipeTransform<string, DocumentKind> {
  transform(value: string): DocumentKind {
    const kind = DOCUMENT_KINDS.find((known) => known === value);
    if (!kind) throw ApiError.notFound('document');
    return kind;
  }
}
