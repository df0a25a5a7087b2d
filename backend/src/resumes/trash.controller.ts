import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { trashedResume, type TrashedResume } from '@shortlist/shared/contract/resumes';
import { z } from 'zod';
import { CurrentUser } from '../auth/session.guard.js';
import type { SessionUser } from '../auth/sessions.service.js';
import { Returns } from '../core/returns.js';
import { resumeIdPipe } from './resume-id.pipe.js';
import { TrashService } from './trash.service.js';

@ApiTags('résumés')
@Controller('resumes/trash')
export class TrashController {
  constructor(private readonly trash: TrashService) {}

  @Get()
  @Returns(z.array(trashedResume), 200, 'Newest deletion first.')
  list(@CurrentUser() user: SessionUser): Promise<TrashedResume[]> {
    return this.trash.list(user.id);
  }

  @Delete()
  @HttpCode(204)
  @ApiResponse({ status: 204, description: 'Nothing is in the trash any more.' })
  empty(@CurrentUser() user: SessionUser): Promise<void> {
    return this.trash.empty(user.id);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiResponse({ status: 204, description: 'Gone for good.' })
  remove(@CurrentUser() user: SessionUser, @Param('id', resumeIdPipe) id: string): Promise<void> {
    return this.trash.remove(user.id, id);
  }
}
