import { migrationOf } from './migration-source.mjs';

describe('migrationOf', () => {
  it("names the migration's file and class after the given name and time", async () => {
    const { file, className } = await migrationOf('promo-code-notes', 1795600000000, ['SELECT 1']);
    expect(file).toBe('1795600000000-promo-code-notes.ts');
    expect(className).toBe('PromoCodeNotes1795600000000');
  });

  it('writes statements unchanged, whatever characters they contain', async () => {
    const statements = [`ALTER TABLE "a" ADD "b" text DEFAULT 'x'`, 'SELECT `${1}` \\ 2'];
    const { source } = await migrationOf('some', 1, statements);
    const literals = [...source.matchAll(/await database\.query\(([^]*?)\);\n/g)].map(([, each]) => each);
    expect(literals.map((each) => new Function(`return ${each}`)())).toEqual(statements);
  });

  it('generates a migration whose down() method rejects', async () => {
    const { source } = await migrationOf('some', 1, ['SELECT 1']);
    expect(source).toContain("Promise.reject(new Error('Migrations go forward only.'))");
  });
});
