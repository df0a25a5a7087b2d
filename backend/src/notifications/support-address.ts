import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Env } from '../core/env/env.js';
import { findSupportEmail } from './notifications.queries.js';

@Injectable()
export class SupportAddress {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly env: Env,
  ) {}

  /** Returns the address that staff have set, otherwise the configured one; null if neither exists. */
  async read(): Promise<string | null> {
    return (await findSupportEmail(this.database)) ?? this.env.supportEmail;
  }
}
