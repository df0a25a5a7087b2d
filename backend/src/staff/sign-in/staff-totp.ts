import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Sealer } from '../../auth/requests/sealer.js';
import { TotpStore } from '../../auth/second-factor/totp-store.js';
import { sessionSecrets } from '../../core/env/session-secret.js';
import { Env } from '../../core/env/env.js';

@Injectable()
export class StaffTotp extends TotpStore {
  constructor(@InjectDataSource() database: DataSource, env: Env) {
    super(database, new Sealer(sessionSecrets(env), 'one-time codes of staff'), {
      secrets: 'staff_totp_secrets',
      codes: 'staff_recovery_codes',
      owner: 'staff_id',
    });
  }
}
