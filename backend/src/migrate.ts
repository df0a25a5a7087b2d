import 'reflect-metadata';
import { connect } from './core/data-source.js';
import { Env } from './core/env.js';
import { migrate } from './core/migrate.js';
import { createFirstStaff } from './staff/first-staff.js';

const env = new Env();
const ran = await migrate(env);
console.log(ran.length > 0 ? `migrated: ${ran.join(', ')}` : 'the database is up to date');

const database = await connect(env).initialize();
const password = await createFirstStaff(database, env).finally(() => database.destroy());
if (password !== undefined)
  console.log(`The staff console has its first account: user name admin, password ${password} (shown only this once)`);
