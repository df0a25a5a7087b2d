import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  resumeCreate,
  resumePatch,
  resumeRecord,
  type ResumeCreate,
  type ResumePatch,
} from '@shortlist/shared/contract/resumes';
import type { FastifyReply } from 'fastify';
import { CurrentUser } from '../auth/session.guard.js';
import type { SessionUser } from '../auth/sessions.service.js';
import { JsonText } from './json-text.js';
import { resumeIdPipe } from './resume-id.pipe.js';
import { ResumesService } from './resumes.service.js';
import { TrashService } from './trash.service.js';

const Id = (): ParameterDecorator => Param('id', resumeIdPipe);

@ApiTags('résumés')
@Controller('resumes')
export class ResumesController {
  constructor(
    private readonly resumes: ResumesService,
    private readonly trash: TrashService,
  ) {}

  @Get()
  @JsonText()
  @ApiResponse({ status: 200, description: 'Newest first.', standardSchema: resumeRecord, isArray: true })
  list(@CurrentUser() user: SessionUser): Promise<string> {
    return this.resumes.list(user.id);
  }

  @Post()
  @JsonText()
  @ApiResponse({ status: 201, description: 'Created.', standardSchema: resumeRecord })
  @ApiResponse({ status: 200, description: 'It was there already under this id.', standardSchema: resumeRecord })
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
  @ApiResponse({ status: 200, standardSchema: resumeRecord })
  read(@CurrentUser() user: SessionUser, @Id() id: string): Promise<string> {
    return this.resumes.read(user.id, id);
  }

  @Patch(':id')
  @JsonText()
  @ApiResponse({ status: 200, standardSchema: resumeRecord })
  @ApiResponse({ status: 409, description: 'Changed since `revision`; `current` is the résumé as it is now.' })
  patch(
    @CurrentUser() user: SessionUser,
    @Id() id: string,
    @Body({ schema: resumePatch }) body: ResumePatch,
  ): Promise<string> {
    return this.resumes.patch(user.id, id, body);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiResponse({ status: 204, description: 'Moved to the trash.' })
  delete(@CurrentUser() user: SessionUser, @Id() id: string): Promise<void> {
    return this.trash.put(user.id, id);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @JsonText()
  @ApiResponse({
    status: 200,
    description: 'Back from the trash; as it is when it was not there.',
    standardSchema: resumeRecord,
  })
  restore(@CurrentUser() user: SessionUser, @Id() id: string): Promise<string> {
    return this.trash.restore(user.id, id);
  }
}
