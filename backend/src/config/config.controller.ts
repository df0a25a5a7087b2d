import { Controller, Get } from '@nestjs/common';
import { ApiExtension, ApiTags } from '@nestjs/swagger';
import { publicConfig, type PublicConfig } from '@shortlist/shared/contract/config';
import { EXPORT_FORMATS } from '@shortlist/shared/contract/export';
import { PLAN_MATRIX, PRICES } from '@shortlist/shared/product/plans';
import { LIMITS, TEMPLATE_KEYS } from '@shortlist/shared/resume/resume-data';
import { Public } from '../auth/sessions/session.guard.js';
import { allowancesWith } from '../settings/allowances-with.js';
import { SettingsService } from '../settings/settings.service.js';
import { Env } from '../core/env/env.js';
import { STANDALONE_EXTENSION } from '../core/errors/error-responses.js';
import { Returns } from '../core/http/returns.js';
import { DuringMaintenance } from '../settings/settings.guard.js';

/** Settings that a client needs before sign-in. */
@ApiTags('public')
@Public()
@DuringMaintenance()
@ApiExtension(STANDALONE_EXTENSION, true)
@Controller('config')
export class ConfigController {
  constructor(
    private readonly env: Env,
    private readonly settings: SettingsService,
  ) {}

  @Get()
  @Returns(publicConfig)
  config(): PublicConfig {
    const { features, limits, maintenance, supportEmail } = this.settings.now;
    const model = features.languageModel ? this.env.model : undefined;
    return {
      signIn: { password: true, oidc: this.env.oidc !== undefined, oidcName: this.env.oidc?.name ?? null },
      features: {
        aiSuggestions: true,
        aiModel: model !== undefined,
        payments: features.purchases,
        signUps: features.signUps,
        imports: features.imports,
      },
      announcement: this.settings.announcement,
      maintenance: maintenance.on ? maintenance.message : null,
      supportEmail,
      payments: {
        provider: this.env.stripe ? 'stripe' : 'sandbox',
        publishableKey: this.env.stripe?.publishableKey ?? null,
      },
      aiProvider: model?.provider ?? null,
      prices: PRICES,
      plans: PLAN_MATRIX,
      aiAllowances: allowancesWith(limits.modelAnswers),
      limits: LIMITS,
      templates: [...TEMPLATE_KEYS],
      exportFormats: [...EXPORT_FORMATS],
    };
  }
}
