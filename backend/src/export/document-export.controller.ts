import { Controller, Get, Param, Req, Res, UseFilters } from '@nestjs/common';
import { ApiParam, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  DOCUMENT_FORMATS,
  documentExportReport,
  type DocumentExportReport,
  type DocumentFormat,
} from '@shortlist/shared/contract/export';
import { EXPORTED_KINDS, type ExportedKind } from '@shortlist/shared/product/letter-options';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Origin, type RequestOrigin } from '../auth/requests/request-origin.js';
import { CurrentUser } from '../auth/sessions/session.guard.js';
import type { SessionUser } from '../auth/sessions/sessions.service.js';
import { Returns } from '../core/http/returns.js';
import { resumeIdPipe } from '../resumes/resume-id.pipe.js';
import { ExportService } from './export.service.js';
import { NavigationFilter } from './navigation.filter.js';
import { TooManyRenders } from './too-many-renders.js';
import { sendFile } from './send-file.js';
import { DocumentFormatPipe } from './document-format.pipe.js';
import { ExportedKindPipe, pathOf } from './exported-kind.pipe.js';

@ApiTags('export')
@ApiParam({ name: 'format', enum: DOCUMENT_FORMATS })
@ApiParam({ name: 'id', type: String })
@ApiParam({ name: 'document', enum: EXPORTED_KINDS.map(pathOf) })
@Controller('export/:format/:id/:document')
export class DocumentExportController {
  constructor(private readonly exports: ExportService) {}

  @Get()
  @UseFilters(NavigationFilter)
  @ApiProduces('application/pdf', 'application/octet-stream', 'text/plain')
  @ApiResponse({
    status: 200,
    description: 'The cover letter or guide saved with the resume, in the style of the resume’s template.',
  })
  @ApiResponse({ status: 304, description: 'The client already has the current file.' })
  @ApiResponse({
    status: 302,
    description: 'Redirects a browser to a page that explains an error, or to the file in the bucket.',
  })
  @ApiResponse({
    status: 402,
    description: 'Payment required: `payment_required` for cover letters, `plan_required` for guides.',
  })
  @ApiResponse({ status: 404, description: 'The resume, or its cover letter or guide, does not exist.' })
  @TooManyRenders()
  @ApiResponse({
    status: 503,
    description: 'Rendering is in progress or has failed, or the bucket is down: see `code` and `Retry-After`.',
  })
  async file(
    @CurrentUser() user: SessionUser,
    @Origin() { address: network }: RequestOrigin,
    @Param('format', DocumentFormatPipe) format: DocumentFormat,
    @Param('id', resumeIdPipe) resumeId: string,
    @Param('document', ExportedKindPipe) kind: ExportedKind,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(this.exports, { userId: user.id, network, resumeId, kind, format }, { request, reply });
  }

  @Get('report')
  @TooManyRenders()
  @Returns(documentExportReport, 200, 'The text that an independent parser extracted from the finished file.')
  report(
    @CurrentUser() user: SessionUser,
    @Origin() { address: network }: RequestOrigin,
    @Param('format', DocumentFormatPipe) format: DocumentFormat,
    @Param('id', resumeIdPipe) resumeId: string,
    @Param('document', ExportedKindPipe) kind: ExportedKind,
  ): Promise<DocumentExportReport> {
    return this.exports.companionReport({ userId: user.id, network, resumeId, kind, format });
  }
}
