import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { ErrorCode } from '@shortlist/shared/contract/common/errors';
import type { Settings } from '@shortlist/shared/contract/settings';
import { ApiError } from '../core/errors/api-error.js';
import { SettingsService } from './settings.service.js';

type Feature = Exclude<keyof Settings['features'], 'languageModel'>;

const SERVED_DURING_MAINTENANCE = 'served during maintenance';
const FEATURE = 'feature';

const RETRY_AFTER_SECONDS = 15;

const REFUSALS: Readonly<Record<Feature, { code: ErrorCode; message: string }>> = {
  signUps: {
    code: 'sign_ups_closed',
    message: 'Sign-ups are currently closed. Please try again later.',
  },
  purchases: {
    code: 'purchases_paused',
    message: 'Purchases are currently unavailable. You were not charged. Please try again later.',
  },
  imports: { code: 'imports_paused', message: 'File import is currently unavailable. Please try again later.' },
};

/** Keeps a route, such as a webhook or a route of the console, available in maintenance mode. */
export const DuringMaintenance = (): MethodDecorator & ClassDecorator => SetMetadata(SERVED_DURING_MAINTENANCE, true);

export const NeedsFeature = (feature: Feature): MethodDecorator & ClassDecorator => SetMetadata(FEATURE, feature);

/** Enforces maintenance mode, and rejects requests to features that staff have switched off. */
@Injectable()
export class SettingsGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly settings: SettingsService,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const targets = [context.getHandler(), context.getClass()];
    const { maintenance, features } = this.settings.now;
    if (maintenance.on && !this.reflector.getAllAndOverride<boolean | undefined>(SERVED_DURING_MAINTENANCE, targets))
      throw ApiError.busy('maintenance', maintenance.message, RETRY_AFTER_SECONDS);
    const feature = this.reflector.getAllAndOverride<Feature | undefined>(FEATURE, targets);
    if (feature === undefined || features[feature]) return true;
    const { code, message } = REFUSALS[feature];
    throw ApiError.busy(code, message, RETRY_AFTER_SECONDS);
  }
}
