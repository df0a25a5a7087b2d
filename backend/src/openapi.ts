import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describeApi } from './describe-api.js';

const file = resolve(import.meta.dirname, '../openapi.json');
writeFileSync(file, `${JSON.stringify(await describeApi(), null, 2)}\n`);
