import { format, resolveConfig } from 'prettier';
import { inCheckout } from '../checkout.mjs';

/**
 * @param {string} name in lower case with hyphens
 * @param {number} time milliseconds
 * @param {string[]} statements
 */
export async function migrationOf(name, time, statements) {
  const className = `${name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}${time}`;
  const source = `import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ${className} implements MigrationInterface {
  name = '${className}';

  async up(database: QueryRunner): Promise<void> {
    ${statements.map((statement) => `await database.query(${literal(statement)});`).join('\n')}
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only.'));
  }
}
`;
  const file = `${time}-${name}.ts`;
  const filepath = inCheckout('backend', 'src', 'migrations', file);
  return { file, className, source: await format(source, { ...(await resolveConfig(filepath)), filepath }) };
}

/** @param {string} statement */
const literal = (statement) => `\`${statement.replace(/[\\`]|\$\{/g, '\\$&')}\``;
