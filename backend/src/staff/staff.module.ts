import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { MailModule } from '../mail/mail.module.js';
import { InvitationEmails } from './invitation-emails.service.js';
import { StaffInvitationController } from './staff-invitation.controller.js';
import { StaffInvitations } from './staff-invitations.service.js';
import { StaffList } from './staff-list.service.js';
import { StaffManagementController } from './staff-management.controller.js';
import { StaffManagement } from './staff-management.service.js';
import { StaffSecurityController } from './staff-security.controller.js';
import { StaffSecurityService } from './staff-security.service.js';
import { StaffTotp } from './staff-totp.js';
import { StaffDirectoryController } from './staff-directory.controller.js';
import { StaffDirectory } from './staff-directory.service.js';
import { StaffController } from './staff.controller.js';
import { StaffGuard } from './staff.guard.js';
import { StaffService } from './staff.service.js';
import { StaffStrategy } from './staff.strategy.js';
import { StaffTokens } from './staff-tokens.service.js';

@Module({
  imports: [AuthModule, MailModule],
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
    InvitationEmails,
  ],
  exports: [StaffStrategy, StaffGuard, StaffTokens],
})
export class StaffModule {}
