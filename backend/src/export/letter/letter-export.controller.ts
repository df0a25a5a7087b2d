import { Controller, Get, Param, Req, Res, UseFilters } from '@nestjs/common';
import { ApiParam, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  LETTER_FORMATS,
  letterExportReport,
  type LetterExportReport,
  type LetterFormat,
} from '@shortlist/shared/contract/export';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser } from '../../auth/session.guard.js';
import type { SessionUser } from '../../auth/sessions.service.js';
import { Returns } from '../../core/returns.js';
import { resumeIdPipe } from '../../resumes/resume-id.pipe.js';
import { NavigationFilter } from '../navigation.filter.js';
import { sendFile } from '../send-file.js';
import { LetterExportService } from './letter-export.service.js';
import { LetterFormatPipe } from './letter-format.pipe.js';

@ApiTags('export')
@ApiParam({ name: 'format', enum: LETTER_FORMATS })
@ApiParam({ name: 'id', type: String })
@Controller('export/:format/:id/cover-letter')
export class LetterExportController {
  constructor(private readonly letters: LetterExportService) {}

  @Get()
  @UseFilters(NavigationFilter)
  @ApiProduces('application/pdf', 'application/octet-stream', 'text/plain')
  @ApiResponse({ status: 200, description: 'The letter that is kept with the résumé, in the look of its template.' })
  @ApiResponse({ status: 304, description: 'The client has it already.' })
  @ApiResponse({ status: 302, description: 'In place of an error, for somebody who opened the address in a browser.' })
  @ApiResponse({ status: 402, description: 'Not paid for.' })
  @ApiResponse({ status: 404, description: 'No such résumé, or no letter is kept with it.' })
  @ApiResponse({ status: 503, description: 'Still being made, or it could not be made: see `code` and Retry-After.' })
  async file(
    @CurrentUser() user: SessionUser,
    @Param('format', LetterFormatPipe) format: LetterFormat,
    @Param('id', resumeIdPipe) resumeId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const wanted = { userId: user.id, resumeId, format };
    const file = await this.letters.file(wanted);
    await sendFile(request, reply, { file, format, record: () => this.letters.recordDownload(wanted) });
  }

  @Get('report')
  @Returns(letterExportReport, 200, 'What an independent reader found in the finished file.')
  report(
    @CurrentUser() user: SessionUser,
    @Param('format', LetterFormatPipe) format: LetterFormat,
    @Param('id', resumeIdPipe) resumeId: string,
  ): Promise<LetterExportReport> {
    return this.letters.report({ userId: user.id, resumeId, format });
  }
}
