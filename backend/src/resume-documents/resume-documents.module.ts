import { Module } from '@nestjs/common';
import { StorageModule } from '../storage/storage.module.js';
import { ResumeDocumentsController } from './resume-documents.controller.js';
import { ResumeDocumentsService } from './resume-documents.service.js';

@Module({
  imports: [StorageModule],
  controllers: [ResumeDocumentsController],
  providers: [ResumeDocumentsService],
})
export class ResumeDocumentsModule {}
