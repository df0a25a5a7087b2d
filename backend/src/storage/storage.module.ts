import { Module } from '@nestjs/common';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.js';
import { StorageRoom } from './storage-room.service.js';
import { WriteBucket, WriteLimiter } from './write-limiter.service.js';

@Module({
  imports: [RateLimitsModule],
  providers: [StorageRoom, WriteBucket, WriteLimiter],
  exports: [StorageRoom, WriteLimiter],
})
export class StorageModule {}
