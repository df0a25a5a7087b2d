import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Env } from '../../core/env/env.js';
import { Sealer } from '../requests/sealer.js';
import { sessionSecrets } from '../../core/env/session-secret.js';
import { TotpStore } from './totp-store.js';

@Injectable()
export class UserTotp extends TotpStore {
  constructor(@InjectDataSource() database: DataSource, env: Env) {
    super(database, new Sealer(sessionSecrets(env), 'one-time codes'), {
      secrets: 'totp_secrets',
      codes: 'recovery_codes',
      owner: 'user_id',
    });
  }
}
