import type { DataSource } from 'typeorm';
import { FilesInBucket1795698123000 } from '../migrations/1795698123000-files-in-bucket.js';
import { migratedDatabase, type MigratedDatabase } from '../../test/support/migrated-database.js';

const USER = '5c5a1f0e-7b3e-4b53-9d5b-3a7d2f1d7c11';
const RESUME = '5c5a1f0e-7b3e-4b53-9d5b-3a7d2f1d7c12';

describe('migration FilesInBucket', () => {
  let migrated: MigratedDatabase;
  let database: DataSource;
  beforeAll(async () => {
    migrated = await migratedDatabase(FilesInBucket1795698123000.name, fill);
    ({ database } = migrated);
  });
  afterAll(() => migrated.drop());

  const waiting = async (): Promise<string[]> => {
    const rows: { object_key: string }[] = await database.query('SELECT * FROM unreferenced_objects ORDER BY 1');
    return rows.map((row) => row.object_key);
  };
  const store = (format: string, key: string): Promise<unknown> =>
    database.query(
      `INSERT INTO rendered_files
         (resume_id, kind, revision, companion_revision, format, renderer, object_key, object_bytes, digest, report,
          expires_at)
       VALUES ($1, 'resume', 1, 0, $2, 1, $3, 4, 'digest', '{}', now())
       ON CONFLICT (resume_id, kind, revision, companion_revision, format, renderer) DO UPDATE
       SET content = NULL, object_key = EXCLUDED.object_key, object_bytes = EXCLUDED.object_bytes`,
      [RESUME, format, key],
    );

  it('leaves existing files in the database', async () => {
    const files = await database.query('SELECT format, content, object_key FROM rendered_files');
    expect(files).toEqual([{ format: 'pdf', content: Buffer.from('file'), object_key: null }]);
  });

  it('accepts rows of the previous release, and rejects a file that is stored in two places or in none', async () => {
    await fillFile(database, 'docx');
    for (const change of ["object_key = 'a', object_bytes = 1", 'content = NULL', "content = NULL, object_key = 'a'"]) {
      await expect(database.query(`UPDATE rendered_files SET ${change}`)).rejects.toThrow('rendered_files_place_check');
    }
  });

  it('removes a key from the list of unreferenced objects when a row references it', async () => {
    await database.query(`INSERT INTO unreferenced_objects VALUES ('first', now() + interval '1 hour')`);
    await store('text', 'first');
    expect(await waiting()).toEqual([]);
  });

  it('lists an object as unreferenced when its file is replaced, moved to the database or deleted', async () => {
    await store('text', 'second');
    expect(await waiting()).toEqual(['first']);
    await store('pdf', 'third');
    await database.query(
      `UPDATE rendered_files SET content = 'file', object_key = NULL, object_bytes = NULL WHERE format = 'pdf'`,
    );
    expect(await waiting()).toEqual(['first', 'third']);
    await database.query('DELETE FROM resumes');
    expect(await waiting()).toEqual(['first', 'second', 'third']);
  });
});

async function fill(database: DataSource): Promise<void> {
  await database.query(`INSERT INTO users (id, email) VALUES ($1, 'ada@example.com')`, [USER]);
  await database.query(
    `INSERT INTO resumes (id, owner_id, title, template_key, data) VALUES ($1, $2, 'Résumé', 'general', '{}')`,
    [RESUME, USER],
  );
  await fillFile(database, 'pdf');
}

const fillFile = (database: DataSource, format: string): Promise<unknown> =>
  database.query(
    `INSERT INTO rendered_files
       (resume_id, kind, revision, companion_revision, format, renderer, content, digest, report, expires_at)
     VALUES ($1, 'resume', 1, 0, $2, 1, 'file', 'digest', '{}', now() + interval '7 days')`,
    [RESUME, format],
  );
