import { Module } from '@nestjs/common';
import { ResumeRemoval } from './resume-removal.service.js';

@Module({ providers: [ResumeRemoval], exports: [ResumeRemoval] })
export class ResumeRemovalModule {}
