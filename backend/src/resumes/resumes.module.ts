import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StorageModule } from '../storage/storage.module.js';
import { ResumeRemovalModule } from './resume-removal.module.js';
import { Resume } from './tables/resume.entity.js';
import { ResumesController } from './resumes.controller.js';
import { ResumesService } from './resumes.service.js';
import { TrashController } from './trash.controller.js';
import { TrashService } from './trash.service.js';
import { VersionsController } from './versions.controller.js';
import { VersionsService } from './versions.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Resume]), ResumeRemovalModule, StorageModule],
  controllers: [ResumesController, TrashController, VersionsController],
  providers: [ResumesService, TrashService, VersionsService],
  exports: [ResumesService, VersionsService],
})
export class ResumesModule {}
