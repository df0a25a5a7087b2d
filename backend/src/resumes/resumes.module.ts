import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StorageModule } from '../storage/storage.module.js';
import { ResumeRemoval } from './resume-removal.service.js';
import { Resume } from './tables/resume.entity.js';
import { ResumesController } from './resumes.controller.js';
import { ResumesService } from './resumes.service.js';
import { TrashController } from './trash.controller.js';
import { TrashService } from './trash.service.js';
import { VersionsController } from './versions.controller.js';
import { VersionsService } from './versions.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Resume]), StorageModule],
  controllers: [ResumesController, TrashController, VersionsController],
  providers: [ResumesService, ResumeRemoval, TrashService, VersionsService],
  exports: [ResumeRemoval, ResumesService, VersionsService],
})
export class ResumesModule {}
