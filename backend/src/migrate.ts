import 'reflect-metadata';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from './database/data-source.js';
import type { Env } from './core/env/env.js';
import { migrate } from './database/migrate.js';
import { readEnv } from './core/env/read-env.js';
import { createFirstStaff } from './staff/members/first-staff.js';

const env = readEnv();
const ran = await migrate(env);
console.log(ran.length > 0 ? `migrated: ${ran.join(', ')}` : 'the database is up to date');

const database = await connect(env).initialize();
try {
  const password = await createFirstStaff(database, env);
  if (password !== undefined) printAdminPassword(password, env);
} finally {
  await database.destroy();
}

/** Prints the password, but in production only to a terminal, because log collectors would store any other output. */
function printAdminPassword(password: string, { production, dataDir }: Env): void {
  if (!production || process.stdout.isTTY) {
    console.log(`The staff console has its first account: username admin, password ${password} (shown only once)`);
    return;
  }
  const file = join(dataDir, 'admin-password');
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  console.log(
    `The staff console has its first account: username admin, password in ${file}. Delete the file when you have saved the password.`,
  );
}
