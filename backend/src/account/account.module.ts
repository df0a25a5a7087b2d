import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { EntitlementsModule } from '../entitlements/entitlements.module.js';
import { MailModule } from '../mail/mail.module.js';
import { ResumesModule } from '../resumes/resumes.module.js';
import { SettlementModule } from '../payments/settlement.module.js';
import { AccountController } from './account.controller.js';
import { AccountDeletionModule } from './account-deletion.module.js';
import { MyDataService } from './my-data.service.js';
import { SecurityEventsController } from './security-events.controller.js';
import { SupportAccessController } from './support-access.controller.js';
import { SupportAccessService } from './support-access.service.js';

@Module({
  imports: [AccountDeletionModule, AuthModule, EntitlementsModule, MailModule, ResumesModule, SettlementModule],
  controllers: [AccountController, SecurityEventsController, SupportAccessController],
  providers: [MyDataService, SupportAccessService],
  exports: [AccountDeletionModule],
})
export class AccountModule {}
