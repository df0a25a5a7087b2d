import 'reflect-metadata';
import { Env } from './core/env.js';
import { migrate } from './core/migrate.js';

const ran = await migrate(new Env());
console.log(ran.length > 0 ? `migrated: ${ran.join(', ')}` : 'the database is up to date');
