import { Module } from '@nestjs/common';
import { BillingController } from './billing.controller.js';
import { EntitlementsModule } from './entitlements.module.js';

@Module({ imports: [EntitlementsModule], controllers: [BillingController] })
export class BillingModule {}
