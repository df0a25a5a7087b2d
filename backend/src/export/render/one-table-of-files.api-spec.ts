import type { DataSource } from 'typeorm';
import { OneTableOfFiles1795673200000 } from '../../migrations/1795673200000-one-table-of-files.js';
import { migratedDatabase, type MigratedDatabase } from '../../../test/support/migrated-database.js';

const USER = '5c5a1f0e-7b3e-4b53-9d5b-3a7d2f1d7c11';
const RESUME = '5c5a1f0e-7b3e-4b53-9d5b-3a7d2f1d7c12';

describe('migration OneTableOfFiles', () => {
  let migrated: MigratedDatabase;
  let database: DataSource;

  beforeAll(async () => {
    migrated = await migratedDatabase(OneTableOfFiles1795673200000.name, fill);
    ({ database } = migrated);
  });
  afterAll(() => migrated.drop());

  const count = async (table: string): Promise<number> => {
    const [row]: { count: number }[] = await database.query(`SELECT count(*)::int AS count FROM ${table}`);
    return row!.count;
  };

  it('keeps resumes, cover letters and guides, and empties the file cache', async () => {
    expect([await count('resumes'), await count('resume_documents'), await count('rendered_files')]).toEqual([1, 1, 0]);
  });

  it('removes the old table of rendered cover letters and its trigger function', async () => {
    const [row]: object[] = await database.query(
      `SELECT to_regclass('rendered_letters') AS "table", to_regproc('replace_rendered_letter') AS "function"`,
    );
    expect(row).toEqual({ table: null, function: null });
  });

  it('replaces a resume file with that of the next revision, and keeps the files of cover letters', async () => {
    await store('resume', 1, 0);
    await store('cover_letter', 1, 1);
    await store('cover_letter', 1, 2);
    await store('resume', 2, 0);
    expect(await stored()).toEqual(['cover_letter 1.2', 'resume 2.0']);
  });

  it("deletes a cover letter's files when the cover letter is deleted, and all files when the resume is", async () => {
    await database.query('DELETE FROM resume_documents');
    expect(await stored()).toEqual(['resume 2.0']);
    await database.query('DELETE FROM resumes');
    expect(await stored()).toEqual([]);
  });

  const store = (kind: string, revision: number, companionRevision: number): Promise<unknown> =>
    database.query(
      `INSERT INTO rendered_files
         (resume_id, kind, revision, companion_revision, format, renderer, content, digest, report, expires_at)
       VALUES ($1, $2, $3, $4, 'pdf', 1, 'file', 'digest', '{}', now())`,
      [RESUME, kind, revision, companionRevision],
    );

  const stored = async (): Promise<string[]> => {
    const rows: { kind: string; revision: number; companion_revision: number }[] = await database.query(
      'SELECT kind, revision, companion_revision FROM rendered_files ORDER BY kind',
    );
    return rows.map((row) => `${row.kind} ${row.revision}.${row.companion_revision}`);
  };
});

async function fill(database: DataSource): Promise<void> {
  await database.query(`INSERT INTO users (id, email) VALUES ($1, 'ada@example.com')`, [USER]);
  await database.query(
    `INSERT INTO resumes (id, owner_id, title, template_key, data) VALUES ($1, $2, 'Résumé', 'general', '{}')`,
    [RESUME, USER],
  );
  await database.query(
    `INSERT INTO resume_documents (resume_id, kind, content, revision) VALUES ($1, 'cover_letter', '{"text": "Hi"}', 1)`,
    [RESUME],
  );
  await database.query(
    `INSERT INTO rendered_files (resume_id, revision, format, renderer, content, digest, report, expires_at)
     VALUES ($1, 1, 'pdf', 1, 'file', 'digest', '{}', now() + interval '7 days')`,
    [RESUME],
  );
  await database.query(
    `INSERT INTO rendered_letters
       (resume_id, kind, revision, letter_revision, format, renderer, content, digest, report, expires_at)
     VALUES ($1, 'cover_letter', 1, 1, 'pdf', 1, 'file', 'digest', '{}', now() + interval '7 days')`,
    [RESUME],
  );
}
