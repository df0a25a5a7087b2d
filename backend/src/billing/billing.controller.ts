import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { billingView, type BillingView } from '@shortlist/shared/contract/billing';
import { CurrentUser } from '../auth/session.guard.js';
import type { SessionUser } from '../auth/sessions.service.js';
import { Returns } from '../core/returns.js';
import { EntitlementsService } from './entitlements.service.js';

@ApiTags('billing')
@Controller('billing')
export class BillingController {
  constructor(private readonly entitlements: EntitlementsService) {}

  @Get()
  @Returns(billingView, 200, 'What the account has, whatever the address that a payment returned to says.')
  async view(@CurrentUser() user: SessionUser): Promise<BillingView> {
    const [plan, renewal, unlockedResumes] = await Promise.all([
      this.entitlements.planOf(user.id),
      this.entitlements.renewalOf(user.id),
      this.entitlements.unlockedResumes(user.id),
    ]);
    return { plan, renewsAt: renewal?.toISOString() ?? null, unlockedResumes };
  }
}
