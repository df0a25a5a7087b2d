import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.js';
import { EntitlementsModule } from '../entitlements/entitlements.module.js';
import { FilesModule } from '../files/files.module.js';
import { ResumesModule } from '../resumes/resumes.module.js';
import { StorageModule } from '../storage/storage.module.js';
import { DownloadsService } from './downloads.service.js';
import { ExportController } from './export.controller.js';
import { ExportService } from './export.service.js';
import { DocumentExportController } from './document-export.controller.js';
import { RENDER_QUEUE } from './render/render-job.js';
import { RenderEvents, RenderQueue } from './render/render-queue.js';

@Module({
  imports: [
    RateLimitsModule,
    BullModule.registerQueue({ name: RENDER_QUEUE }),
    EntitlementsModule,
    FilesModule,
    ResumesModule,
    StorageModule,
  ],
  controllers: [DocumentExportController, ExportController],
  providers: [ExportService, DownloadsService, RenderQueue, RenderEvents],
  exports: [BullModule, FilesModule],
})
export class ExportModule {}
