import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Env } from '../core/env.js';

/** The support address that emails show. */
@Injectable()
export class SupportAddress {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly env: Env,
  ) {}

  /** The address set in the console, else the configured one; null when there is none. */
  async read(): Promise<string | null> {
    const [newest]: { address: string | null }[] = await this.database.query(
      `SELECT settings->>'supportEmail' AS address FROM settings_versions ORDER BY version DESC LIMIT 1`,
    );
    return newest?.address ?? this.env.supportEmail;
  }
}
