import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Download } from './download.entity.js';
import { EntitlementsService } from './entitlements.service.js';
import { ExportController } from './export.controller.js';
import { ExportService } from './export.service.js';
import { RENDER_QUEUE } from './render-job.js';
import { RenderEvents, RenderQueue } from './render-queue.js';

@Module({
  imports: [TypeOrmModule.forFeature([Download]), BullModule.registerQueue({ name: RENDER_QUEUE })],
  controllers: [ExportController],
  providers: [ExportService, EntitlementsService, RenderQueue, RenderEvents],
  exports: [BullModule],
})
export class ExportModule {}
