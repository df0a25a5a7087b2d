import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { databaseOptions } from './data-source.js';
import type { Env } from '../core/env/env.js';

const SOURCES = resolve(import.meta.dirname, '..');

/** Returns a migration's class name, such as `FirstTables1763700000000` for `1763700000000-first-tables.ts`. */
function migrationNameOf(file: string): string {
  const [, time, words] = /^(\d+)-(.+)\.ts$/.exec(file) ?? [];
  return `${words!.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}${time}`;
}

const namesOf = (classes: unknown): string[] => (classes as { name: string }[]).map(({ name }) => name);

describe('dataSource', () => {
  const options = databaseOptions({ databaseUrl: 'postgres://localhost/none', queryTimeout: 1 } as Env);

  it('lists every migration file in chronological order', () => {
    const files = readdirSync(resolve(SOURCES, 'migrations')).filter((name) => /^\d+-.*\.ts$/.test(name));
    expect(namesOf(options.migrations)).toEqual(files.sort().map(migrationNameOf));
  });

  it('lists every entity class', async () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((n) => n.endsWith('.entity.ts'));
    const modules = await Promise.all(files.map((name) => import(resolve(SOURCES, name)) as Promise<object>));
    const exported = modules.flatMap((module): unknown[] => Object.values(module));
    const classes = exported.filter((each) => typeof each === 'function');
    expect(namesOf(options.entities).sort()).toEqual(namesOf(classes).sort());
  });
});
