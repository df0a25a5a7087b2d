import { Controller, Get } from '@nestjs/common';
import { ApiExtension, ApiTags } from '@nestjs/swagger';
import { publicConfig, type PublicConfig } from '@shortlist/shared/contract/config';
import { EXPORT_FORMATS } from '@shortlist/shared/contract/export';
import { AI_ALLOWANCES, PLAN_MATRIX, PRICES } from '@shortlist/shared/plans';
import { LIMITS, TEMPLATE_KEYS } from '@shortlist/shared/resume/resume-data';
import { Public } from '../auth/session.guard.js';
import { Env } from '../core/env.js';
import { STANDALONE_EXTENSION } from '../core/error-responses.js';
import { Returns } from '../core/returns.js';

/** What a client needs to know about this server before anybody signs in. */
@ApiTags('public')
@Public()
@ApiExtension(STANDALONE_EXTENSION, true)
@Controller('config')
export class ConfigController {
  constructor(private readonly env: Env) {}

  @Get()
  @Returns(publicConfig)
  config(): PublicConfig {
    return {
      signIn: { password: true, oidc: this.env.oidc !== undefined, oidcName: this.env.oidc?.name ?? null },
      features: { aiSuggestions: true, aiModel: this.env.model !== undefined, payments: true },
      payments: {
        provider: this.env.stripe ? 'stripe' : 'sandbox',
        publishableKey: this.env.stripe?.publishableKey ?? null,
      },
      aiProvider: this.env.model?.provider ?? null,
      prices: PRICES,
      plans: PLAN_MATRIX,
      aiAllowances: AI_ALLOWANCES,
      limits: LIMITS,
      templates: [...TEMPLATE_KEYS],
      exportFormats: [...EXPORT_FORMATS],
    };
  }
}
