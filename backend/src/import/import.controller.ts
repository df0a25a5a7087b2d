import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiConsumes, ApiResponse, ApiTags } from '@nestjs/swagger';
import { importBody, importResult, type ImportBody, type ImportResult } from '@shortlist/shared/contract/import';
import { IMPORT_CHARACTERS } from '@shortlist/shared/product/import-limits';
import type { FastifyRequest } from 'fastify';
import { Public } from '../auth/sessions/session.guard.js';
import { Returns } from '../core/http/returns.js';
import { TakesFiles } from '../core/http/uploads.js';
import { NeedsFeature } from '../settings/settings.guard.js';
import { ImportAdmission } from './import-admission.js';
import { ImportService } from './import.service.js';

/** A character that is escaped in JSON takes up to six bytes. */
const BODY_BYTES = IMPORT_CHARACTERS * 6 + 1_024;

@ApiTags('import')
@Public()
@Controller('import')
export class ImportController {
  constructor(private readonly imports: ImportService) {}

  @NeedsFeature('imports')
  @Post()
  @TakesFiles({ bodyBytes: BODY_BYTES, admission: ImportAdmission })
  @ApiConsumes('application/json', 'multipart/form-data')
  @Returns(
    importResult,
    200,
    'Reads a file (form field `file`), pasted text or a JSON Resume as resume content. Nothing is saved.',
  )
  @ApiResponse({ status: 408, description: '`upload_too_slow`' })
  @ApiResponse({ status: 413, description: '`payload_too_large`' })
  @ApiResponse({
    status: 415,
    description: '`unsupported_media_type`: detected from the content, not from the file name.',
  })
  @ApiResponse({ status: 422, description: '`file_not_readable`, `file_protected`, or an `invalid` body.' })
  @ApiResponse({ status: 429, description: '`too_many_attempts` from one network address.' })
  @ApiResponse({ status: 503, description: '`unavailable`: too many files are being read; see `Retry-After`.' })
  import(
    @Req() request: FastifyRequest,
    @Body({ schema: importBody.optional() }) body?: ImportBody,
  ): Promise<ImportResult> {
    return this.imports.import(request, body);
  }
}
