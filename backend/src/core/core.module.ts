import { Global, Module } from '@nestjs/common';
import { Env } from './env/env.js';
import { ErrorTracker } from './tracing/error-tracker.js';
import { SiteAddress } from './env/site-address.js';

@Global()
@Module({
  providers: [{ provide: Env, useFactory: () => new Env() }, SiteAddress, ErrorTracker],
  exports: [Env, SiteAddress, ErrorTracker],
})
export class CoreModule {}
