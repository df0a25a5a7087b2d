import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  resumeCreate,
  resumeListQuery,
  resumePatch,
  resumeRecord,
  resumeSummary,
  summaryListQuery,
  type ListQuery,
  type ResumeCreate,
  type ResumePatch,
  type ResumeSummary,
} from '@shortlist/shared/contract/resumes';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { ReadsWithSession, RowOfSession } from '../auth/sessions/session-join.js';
import { CurrentUser } from '../auth/sessions/session.guard.js';
import type { SessionUser } from '../auth/sessions/sessions.service.js';
import { Returns } from '../core/http/returns.js';
import { JsonText } from './json-text.js';
import { resumeIdPipe } from './resume-id.pipe.js';
import { ResumesService } from './resumes.service.js';
import { RESUME_OF_SESSION, type ResumeOfSession } from './tables/resumes.queries.js';
import { TrashService } from './trash.service.js';

const Id = (): ParameterDecorator => Param('id', resumeIdPipe);

@ApiTags('resumes')
@Controller('resumes')
export class ResumesController {
  constructor(
    private readonly resumes: ResumesService,
    private readonly trash: TrashService,
  ) {}

  @Get()
  @JsonText()
  @ApiResponse({
    status: 200,
    description:
      'One page of the resumes, most recently changed first. The `Link` header (RFC 8288) points to the next page.',
    standardSchema: resumeRecord,
    isArray: true,
  })
  async list(
    @CurrentUser() user: SessionUser,
    @Query({ schema: resumeListQuery }) query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { items, link } = await this.resumes.list(user.id, query);
    if (link) void reply.header('link', link);
    return items;
  }

  @Get('summaries')
  @Returns(
    z.array(resumeSummary),
    200,
    'The resumes without their contents, most recently changed first. The `Link` header points to the next page.',
  )
  async summaries(
    @CurrentUser() user: SessionUser,
    @Query({ schema: summaryListQuery }) query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResumeSummary[]> {
    const { items, link } = await this.resumes.summaries(user.id, query);
    if (link) void reply.header('link', link);
    return items;
  }

  @Post()
  @JsonText()
  @ApiResponse({ status: 409, description: '`resume_id_taken` or `too_many_resumes`' })
  @ApiResponse({ status: 201, description: 'Created.', standardSchema: resumeRecord })
  @ApiResponse({
    status: 200,
    description: 'A resume with this ID already existed and is returned.',
    standardSchema: resumeRecord,
  })
  async create(
    @CurrentUser() user: SessionUser,
    @Body({ schema: resumeCreate }) body: ResumeCreate,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { created, json } = await this.resumes.create(user.id, body);
    void reply.status(created ? 201 : 200);
    return json;
  }

  @Get(':id')
  @JsonText()
  @ReadsWithSession(RESUME_OF_SESSION, 'id')
  @ApiResponse({ status: 200, standardSchema: resumeRecord })
  read(@RowOfSession() row: ResumeOfSession, @Id() _: string): string {
    return this.resumes.read(row);
  }

  @Patch(':id')
  @JsonText()
  @ApiResponse({ status: 200, standardSchema: resumeRecord })
  @ApiResponse({ status: 409, description: 'The given revision is outdated; `current` is the current resume.' })
  patch(
    @CurrentUser() user: SessionUser,
    @Id() id: string,
    @Body({ schema: resumePatch }) body: ResumePatch,
  ): Promise<string> {
    return this.resumes.patch(user.id, id, body);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiResponse({ status: 204, description: 'The resume was moved to the trash.' })
  delete(@CurrentUser() user: SessionUser, @Id() id: string): Promise<void> {
    return this.trash.add(user.id, id);
  }

  @Post(':id/restore')
  @ApiResponse({ status: 409, description: '`too_many_resumes`' })
  @HttpCode(200)
  @JsonText()
  @ApiResponse({
    status: 200,
    description: 'The restored resume; unchanged if it was not in the trash.',
    standardSchema: resumeRecord,
  })
  restore(@CurrentUser() user: SessionUser, @Id() id: string): Promise<string> {
    return this.trash.restore(user.id, id);
  }
}
