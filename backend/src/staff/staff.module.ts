import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { StaffSecurityController } from './staff-security.controller.js';
import { StaffSecurityService } from './staff-security.service.js';
import { StaffTotp } from './staff-totp.js';
import { StaffDirectoryController } from './staff-directory.controller.js';
import { StaffDirectory } from './staff-directory.service.js';
import { StaffController } from './staff.controller.js';
import { StaffGuard } from './staff.guard.js';
import { StaffService } from './staff.service.js';

@Module({
  imports: [AuthModule],
  controllers: [StaffController, StaffSecurityController, StaffDirectoryController],
  providers: [StaffService, StaffSecurityService, StaffTotp, StaffGuard, StaffDirectory],
  exports: [StaffService, StaffGuard],
})
export class StaffModule {}
