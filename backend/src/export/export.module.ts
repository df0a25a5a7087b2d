import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { EntitlementsModule } from '../billing/entitlements.module.js';
import { ResumesModule } from '../resumes/resumes.module.js';
import { DownloadsService } from './downloads.service.js';
import { ExportController } from './export.controller.js';
import { ExportService } from './export.service.js';
import { FileMaker } from './file-maker.js';
import { LetterExportController } from './letter/letter-export.controller.js';
import { LetterExportService } from './letter/letter-export.service.js';
import { RENDER_QUEUE } from './render-job.js';
import { RenderEvents, RenderQueue } from './render-queue.js';

@Module({
  imports: [BullModule.registerQueue({ name: RENDER_QUEUE }), EntitlementsModule, ResumesModule],
  controllers: [LetterExportController, ExportController],
  providers: [ExportService, LetterExportService, FileMaker, DownloadsService, RenderQueue, RenderEvents],
  exports: [BullModule],
})
export class ExportModule {}
