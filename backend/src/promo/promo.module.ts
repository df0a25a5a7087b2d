import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { PromoCodesController } from './promo-codes.controller.js';
import { PromoCodesService } from './promo-codes.service.js';
import { PromoRateLimiter } from './promo-rate-limiter.service.js';
import { PromoValidationService } from './promo-validation.service.js';
import { PromoController } from './promo.controller.js';

@Module({
  imports: [AuthModule, StaffModule],
  controllers: [PromoController, PromoCodesController],
  providers: [PromoRateLimiter, PromoValidationService, PromoCodesService],
  exports: [PromoRateLimiter],
})
export class PromoModule {}
