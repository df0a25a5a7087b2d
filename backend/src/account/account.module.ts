import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { EntitlementsModule } from '../billing/entitlements.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SettlementModule } from '../payments/settlement.module.js';
import { AccountController } from './account.controller.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { MyDataService } from './my-data.service.js';

@Module({
  imports: [AuthModule, EntitlementsModule, MailModule, SettlementModule],
  controllers: [AccountController],
  providers: [AccountDeletionService, MyDataService],
})
export class AccountModule {}
