// npm run migration:generate -w backend -- <name>: writes a migration that adapts the schema to the entities.
// npm run migration:check -w backend: fails if the entities differ from the migrated schema.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inCheckout } from './lib/checkout.mjs';
import { migrationOf } from './lib/migration/migration-source.mjs';
import { pendingStatements } from './lib/migration/pending-statements.mjs';
import { describe, Problem } from './lib/problem.mjs';

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** @param {string | undefined} name */
async function generate(name) {
  if (!name || !NAME.test(name)) {
    throw new Problem('Name the migration, for example: npm run migration:generate -w backend -- promo-code-notes');
  }
  const statements = await pendingStatements();
  if (statements.length === 0) throw new Problem('The migrations match the entities.');
  const { file, className, source } = await migrationOf(name, Date.now(), statements);
  writeFileSync(inCheckout('backend', 'src', 'migrations', file), source);
  console.log(
    `Wrote backend/src/migrations/${file}. Read it, and add ${className} to backend/src/database/data-source.ts.`,
  );
}

async function check() {
  const statements = await pendingStatements();
  if (statements.length === 0) return;
  throw new Problem(
    `The entities differ from the migrated schema:\n${statements.map((each) => `  ${each}`).join('\n')}\n` +
      'Run `npm run migration:generate -w backend -- <name>`, or correct the entity.',
  );
}

try {
  const [command, name] = parseArgs({ allowPositionals: true }).positionals;
  if (command === 'generate') await generate(name);
  else if (command === 'check') await check();
  else throw new Problem('Usage: migration.mjs generate <name> | check');
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}
