import { Module } from '@nestjs/common';
import { ResumeDocumentsController } from './resume-documents.controller.js';
import { ResumeDocumentsService } from './resume-documents.service.js';

@Module({
  controllers: [ResumeDocumentsController],
  providers: [ResumeDocumentsService],
})
export class ResumeDocumentsModule {}
