import { Module } from '@nestjs/common';
import { BucketLimits } from './bucket-limits.js';
import { FileStore } from './file-store.js';

@Module({ providers: [FileStore, BucketLimits], exports: [FileStore] })
export class FilesModule {}
