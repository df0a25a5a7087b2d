import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { StaffController } from './staff.controller.js';
import { StaffGuard } from './staff.guard.js';
import { StaffService } from './staff.service.js';

@Module({
  imports: [AuthModule],
  controllers: [StaffController],
  providers: [StaffService, StaffGuard],
  exports: [StaffService, StaffGuard],
})
export class StaffModule {}
