import { Global, Module } from '@nestjs/common';
import { Env } from './env/env.js';
import { SiteAddress } from './env/site-address.js';

/** Provides what every process needs: the environment and the site's origin. */
@Global()
@Module({ providers: [{ provide: Env, useFactory: () => new Env() }, SiteAddress], exports: [Env, SiteAddress] })
export class CoreModule {}
