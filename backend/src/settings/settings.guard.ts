import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { ErrorCode } from '@shortlist/shared/contract/errors';
import type { Settings } from '@shortlist/shared/contract/settings';
import { ApiError } from '../core/api-error.js';
import { SettingsService } from './settings.service.js';

type Feature = Exclude<keyof Settings['features'], 'languageModel'>;

const SERVED = 'served during maintenance';
const FEATURE = 'feature';

/** Seconds. */
const TRY_AGAIN_AFTER = 15;

const REFUSALS: Readonly<Record<Feature, { code: ErrorCode; message: string }>> = {
  signUps: {
    code: 'sign_ups_closed',
    message: 'New accounts cannot be created at the moment. Please try again later.',
  },
  purchases: {
    code: 'purchases_paused',
    message: 'Purchases are not available at the moment. You were not charged. Please try again later.',
  },
  imports: { code: 'imports_paused', message: 'Files cannot be imported at the moment. Please try again later.' },
};

/** Served although staff has switched maintenance on: the console, health checks, and events of the card provider. */
export const DuringMaintenance = (): MethodDecorator & ClassDecorator => SetMetadata(SERVED, true);

/** Refused while staff has switched the feature off. */
export const NeedsFeature = (feature: Feature): MethodDecorator & ClassDecorator => SetMetadata(FEATURE, feature);

/** Keeps to what staff has set: maintenance, and the features that are switched off. */
@Injectable()
export class SettingsGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly settings: SettingsService,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const targets = [context.getHandler(), context.getClass()];
    const { maintenance, features } = this.settings.now;
    if (maintenance.on && !this.reflector.getAllAndOverride<boolean | undefined>(SERVED, targets))
      throw ApiError.busy('maintenance', maintenance.message, TRY_AGAIN_AFTER);
    const feature = this.reflector.getAllAndOverride<Feature | undefined>(FEATURE, targets);
    if (feature === undefined || features[feature]) return true;
    const { code, message } = REFUSALS[feature];
    throw ApiError.busy(code, message, TRY_AGAIN_AFTER);
  }
}
