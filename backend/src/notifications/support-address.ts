import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Env } from '../core/env/env.js';

@Injectable()
export class SupportAddress {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly env: Env,
  ) {}

  /** Returns the address set in the console, else the configured one; null if there is none. */
  async read(): Promise<string | null> {
    const [newest]: { address: string | null }[] = await this.database.query(
      `SELECT settings->>'supportEmail' AS address FROM settings_versions ORDER BY version DESC LIMIT 1`,
    );
    return newest?.address ?? this.env.supportEmail;
  }
}
