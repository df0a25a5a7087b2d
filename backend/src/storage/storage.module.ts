import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { StorageRoom } from './storage-room.service.js';
import { WriteBucket, WriteLimiter } from './write-limiter.service.js';

@Module({
  imports: [AuthModule],
  providers: [StorageRoom, WriteBucket, WriteLimiter],
  exports: [StorageRoom, WriteLimiter],
})
export class StorageModule {}
