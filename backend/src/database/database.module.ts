import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { databaseOptions } from './data-source.js';
import { Env } from '../core/env/env.js';

@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Env],
      useFactory: (env: Env) => ({ ...databaseOptions(env), retryAttempts: 5, retryDelay: 1_000 }),
    }),
  ],
})
export class DatabaseModule {}
