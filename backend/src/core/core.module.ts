import { Global, Module } from '@nestjs/common';
import { Env } from './env.js';
import { SiteAddress } from './site-address.js';

/** What every process has: the environment, and what follows from it. */
@Global()
@Module({ providers: [{ provide: Env, useFactory: () => new Env() }, SiteAddress], exports: [Env, SiteAddress] })
export class CoreModule {}
