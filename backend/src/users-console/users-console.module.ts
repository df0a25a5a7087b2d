import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { AuditLogModule } from '../audit-log/audit-log.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { BillingModule } from '../payments/billing/billing.module.js';
import { MailModule } from '../mail/mail.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { PlanGrantsService } from './plan-grants.service.js';
import { UserActsService } from './user-acts.service.js';
import { UserDetailService } from './user-detail.service.js';
import { UserListService } from './user-list.service.js';
import { UsersConsoleController } from './users-console.controller.js';

@Module({
  imports: [AccountModule, AuditLogModule, AuthModule, BillingModule, MailModule, StaffModule],
  controllers: [UsersConsoleController],
  providers: [UserListService, UserDetailService, UserActsService, PlanGrantsService],
})
export class UsersConsoleModule {}
