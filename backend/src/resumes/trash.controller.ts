import { Controller, Delete, Get, HttpCode, Param, Query, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  summaryListQuery,
  trashedResume,
  type ListQuery,
  type TrashedResume,
} from '@shortlist/shared/contract/resumes';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { CurrentUser } from '../auth/sessions/session.guard.js';
import type { SessionUser } from '../auth/sessions/sessions.service.js';
import { Returns } from '../core/http/returns.js';
import { resumeIdPipe } from './resume-id.pipe.js';
import { TrashService } from './trash.service.js';

@ApiTags('resumes')
@Controller('resumes/trash')
export class TrashController {
  constructor(private readonly trash: TrashService) {}

  @Get()
  @Returns(
    z.array(trashedResume),
    200,
    'The resumes in the trash, most recently deleted first. The `Link` header points to the next page.',
  )
  async list(
    @CurrentUser() user: SessionUser,
    @Query({ schema: summaryListQuery }) query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TrashedResume[]> {
    const { items, link } = await this.trash.list(user.id, query);
    if (link) void reply.header('link', link);
    return items;
  }

  @Delete()
  @HttpCode(204)
  @ApiResponse({ status: 204, description: 'The trash was emptied.' })
  empty(@CurrentUser() user: SessionUser): Promise<void> {
    return this.trash.empty(user.id);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiResponse({ status: 204, description: 'The resume was deleted permanently.' })
  remove(@CurrentUser() user: SessionUser, @Param('id', resumeIdPipe) id: string): Promise<void> {
    return this.trash.remove(user.id, id);
  }
}
