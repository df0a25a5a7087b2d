import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  resumeVersion,
  versionRestore,
  versionSummary,
  type VersionRestore,
  type VersionSummary,
} from '@shortlist/shared/contract/resume-versions';
import { resumeRecord } from '@shortlist/shared/contract/resumes';
import { z } from 'zod';
import { CurrentUser } from '../auth/sessions/session.guard.js';
import type { SessionUser } from '../auth/sessions/sessions.service.js';
import { Returns } from '../core/http/returns.js';
import { JsonText } from './json-text.js';
import { resumeIdPipe } from './resume-id.pipe.js';
import { VersionsService } from './versions.service.js';

const Id = (): ParameterDecorator => Param('id', resumeIdPipe);
const VersionId = (): ParameterDecorator => Param('versionId', resumeIdPipe);

@ApiTags('resumes')
@ApiParam({ name: 'id', type: String })
@Controller('resumes/:id/versions')
export class VersionsController {
  constructor(private readonly versions: VersionsService) {}

  @Get()
  @Returns(z.array(versionSummary), 200, 'The versions of the resume, newest first.')
  list(@CurrentUser() user: SessionUser, @Id() id: string): Promise<VersionSummary[]> {
    return this.versions.list(user.id, id);
  }

  @Get(':versionId')
  @JsonText()
  @ApiResponse({ status: 200, standardSchema: resumeVersion })
  read(@CurrentUser() user: SessionUser, @Id() id: string, @VersionId() versionId: string): Promise<string> {
    return this.versions.read(user.id, id, versionId);
  }

  @Delete(':versionId')
  @HttpCode(204)
  @ApiResponse({ status: 204, description: 'The version was deleted permanently. The resume does not change.' })
  delete(@CurrentUser() user: SessionUser, @Id() id: string, @VersionId() versionId: string): Promise<void> {
    return this.versions.delete(user.id, id, versionId);
  }

  @Post(':versionId/restore')
  @HttpCode(200)
  @JsonText()
  @ApiResponse({
    status: 200,
    description: 'The resume with the content of the version. The content that it replaced was saved as a version.',
    standardSchema: resumeRecord,
  })
  @ApiResponse({ status: 409, description: 'The given revision is outdated; `current` is the current resume.' })
  restore(
    @CurrentUser() user: SessionUser,
    @Id() id: string,
    @VersionId() versionId: string,
    @Body({ schema: versionRestore }) { revision }: VersionRestore,
  ): Promise<string> {
    return this.versions.restore(user.id, id, versionId, revision);
  }
}
