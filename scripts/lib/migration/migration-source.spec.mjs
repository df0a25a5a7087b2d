import { migrationOf } from './migration-source.mjs';

describe('migrationOf', () => {
  it('names file and class by time and name', async () => {
    const { file, className } = await migrationOf('promo-code-notes', 1795600000000, ['SELECT 1']);
    expect(file).toBe('1795600000000-promo-code-notes.ts');
    expect(className).toBe('PromoCodeNotes1795600000000');
  });

  it('writes statements as they are, whatever characters they have', async () => {
    const statements = [`ALTER TABLE "a" ADD "b" text DEFAULT 'x'`, 'SELECT `${1}` \\ 2'];
    const { source } = await migrationOf('some', 1, statements);
    const literals = [...source.matchAll(/await database\.query\(([^]*?)\);\n/g)].map(([, each]) => each);
    expect(literals.map((each) => new Function(`return ${each}`)())).toEqual(statements);
  });

  it('goes forward only', async () => {
    const { source } = await migrationOf('some', 1, ['SELECT 1']);
    expect(source).toContain("Promise.reject(new Error('Migrations go forward only.'))");
  });
});
