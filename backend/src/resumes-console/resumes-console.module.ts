import { Module } from '@nestjs/common';
import { SecurityEventsModule } from '../security-events/security-events.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { ResumeListService } from './resume-list.service.js';
import { ResumeReadingService } from './resume-reading.service.js';
import { ResumesConsoleController } from './resumes-console.controller.js';

@Module({
  imports: [SecurityEventsModule, StaffModule],
  controllers: [ResumesConsoleController],
  providers: [ResumeListService, ResumeReadingService],
})
export class ResumesConsoleModule {}
