import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.js';
import { RENDER_QUEUE } from './render/render-job.js';
import { RenderThreadLimits } from './render/render-limits.js';
import { RenderThreads } from './render/render-threads.js';
import { RenderProcessor } from './render/render.processor.js';
import { RenderService } from './render/render.service.js';

@Module({ imports: [BullModule.registerQueue({ name: RENDER_QUEUE })], exports: [BullModule] })
export class RenderQueueModule {}

@Module({
  imports: [RenderQueueModule, FilesModule, RateLimitsModule],
  providers: [RenderService, RenderProcessor, RenderThreads, RenderThreadLimits],
})
export class ExportWorkerModule {}
