import { Controller, Get, Param, Req, Res, UseFilters } from '@nestjs/common';
import { ApiParam, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import { EXPORT_FORMATS, exportReport, type ExportFormat, type ExportReport } from '@shortlist/shared/contract/export';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Origin, type RequestOrigin } from '../auth/requests/request-origin.js';
import { CurrentUser } from '../auth/sessions/session.guard.js';
import type { SessionUser } from '../auth/sessions/sessions.service.js';
import { Returns } from '../core/http/returns.js';
import { resumeIdPipe } from '../resumes/resume-id.pipe.js';
import { NavigationFilter } from './navigation.filter.js';
import { ExportFormatPipe } from './export-format.pipe.js';
import { ExportService } from './export.service.js';
import { TooManyRenders } from './too-many-renders.js';
import { sendFile } from './send-file.js';

@ApiTags('export')
@ApiParam({ name: 'format', enum: EXPORT_FORMATS })
@ApiParam({ name: 'id', type: String })
@Controller('export/:format/:id')
export class ExportController {
  constructor(private readonly exports: ExportService) {}

  @Get()
  @UseFilters(NavigationFilter)
  @ApiProduces('application/pdf', 'application/octet-stream', 'text/plain', 'application/json')
  @ApiResponse({ status: 200, description: 'The rendered resume file.' })
  @ApiResponse({ status: 304, description: 'The client already has the current file.' })
  @ApiResponse({
    status: 302,
    description: 'Redirects a browser to a page that explains an error, or to the file in the bucket.',
  })
  @ApiResponse({ status: 402, description: 'Payment required.' })
  @TooManyRenders()
  @ApiResponse({
    status: 503,
    description: 'Rendering is in progress or has failed, or the bucket is down: see `code` and `Retry-After`.',
  })
  async file(
    @CurrentUser() user: SessionUser,
    @Origin() { address: network }: RequestOrigin,
    @Param('format', ExportFormatPipe) format: ExportFormat,
    @Param('id', resumeIdPipe) resumeId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(this.exports, { userId: user.id, network, resumeId, kind: 'resume', format }, { request, reply });
  }

  @Get('report')
  @TooManyRenders()
  @Returns(exportReport, 200, 'The text that an independent parser extracted from the finished file.')
  report(
    @CurrentUser() user: SessionUser,
    @Origin() { address: network }: RequestOrigin,
    @Param('format', ExportFormatPipe) format: ExportFormat,
    @Param('id', resumeIdPipe) resumeId: string,
  ): Promise<ExportReport> {
    return this.exports.report({ userId: user.id, network, resumeId, kind: 'resume', format });
  }
}
