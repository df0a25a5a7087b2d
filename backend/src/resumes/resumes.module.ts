import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Resume } from './resume.entity.js';
import { ResumesController } from './resumes.controller.js';
import { ResumesService } from './resumes.service.js';
import { TrashController } from './trash.controller.js';
import { TrashService } from './trash.service.js';
import { VersionsController } from './versions.controller.js';
import { VersionsService } from './versions.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Resume])],
  controllers: [ResumesController, TrashController, VersionsController],
  providers: [ResumesService, TrashService, VersionsService],
  exports: [VersionsService],
})
export class ResumesModule {}
