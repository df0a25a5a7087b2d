import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { InvitationEmailsModule } from './members/invitation-emails.module.js';
import { StaffInvitationController } from './members/staff-invitation.controller.js';
import { StaffInvitations } from './members/staff-invitations.service.js';
import { StaffList } from './members/staff-list.service.js';
import { StaffManagementController } from './members/staff-management.controller.js';
import { StaffManagement } from './members/staff-management.service.js';
import { StaffSecurityController } from './sign-in/staff-security.controller.js';
import { StaffSecurityService } from './sign-in/staff-security.service.js';
import { StaffTotp } from './sign-in/staff-totp.js';
import { StaffDirectoryController } from './members/staff-directory.controller.js';
import { StaffDirectory } from './members/staff-directory.service.js';
import { StaffController } from './sign-in/staff.controller.js';
import { StaffGuard } from './sign-in/staff.guard.js';
import { StaffService } from './sign-in/staff.service.js';
import { StaffStrategy } from './sign-in/staff.strategy.js';
import { StaffTokens } from './sign-in/staff-tokens.service.js';

@Module({
  imports: [AuthModule, InvitationEmailsModule],
  controllers: [
    StaffController,
    StaffSecurityController,
    StaffDirectoryController,
    StaffManagementController,
    StaffInvitationController,
  ],
  providers: [
    StaffService,
    StaffTokens,
    StaffSecurityService,
    StaffTotp,
    StaffStrategy,
    StaffGuard,
    StaffDirectory,
    StaffList,
    StaffManagement,
    StaffInvitations,
  ],
  exports: [StaffStrategy, StaffGuard, StaffTokens],
})
export class StaffModule {}
