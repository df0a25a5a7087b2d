import { Global, Module } from '@nestjs/common';
import { Env } from './env.js';

/** What every process has: the environment. */
@Global()
@Module({ providers: [{ provide: Env, useFactory: () => new Env() }], exports: [Env] })
export class CoreModule {}
