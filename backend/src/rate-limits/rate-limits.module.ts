import { Module } from '@nestjs/common';
import { LimitsService } from './limits.service.js';
import { SignInAttemptsService } from './sign-in-attempts.service.js';

@Module({ providers: [LimitsService, SignInAttemptsService], exports: [LimitsService, SignInAttemptsService] })
export class RateLimitsModule {}
