import { hash } from '@node-rs/argon2';
import type { DataSource } from 'typeorm';
import { startApp } from '../../test/support/app.js';
import { ADA, PASSWORD } from '../../test/support/given.js';
import { AccountsAndVersions1763800000000 } from '../migrations/1763800000000-accounts-and-versions.js';
import { migratedDatabase, type MigratedDatabase } from '../../test/support/migrated-database.js';

const USER = '5a1d0f0e-7f0b-4a35-9a3b-0f2d3c4b5a69';
const RESUME = 'b2c4a1de-3a0e-4c55-8e5d-6f7a8b9c0d1e';
const TRASHED = 'c3d5b2ef-4b1f-4d66-9f6e-7a8b9c0d1e2f';

/** Inserts the data of a user of the first release: an account, resumes, a file and a download. */
async function fill(database: DataSource): Promise<void> {
  await database.query(`INSERT INTO users (id, email, password_hash, first_name) VALUES ($1, $2, $3, 'Ada')`, [
    USER,
    'ada@example.com',
    await hash(PASSWORD),
  ]);
  await database.query(`INSERT INTO sessions (user_id, expires_at) VALUES ($1, now() + interval '1 day')`, [USER]);
  await database.query(
    `INSERT INTO resumes (id, owner_id, title, template_key, data, jd_text, revision, deleted_at)
     VALUES ($1, $3, 'Analyst', 'general', $4, 'Wanted: an analyst', 3, NULL), ($2, $3, 'Old', 'general', $4, NULL, 1, now())`,
    [RESUME, TRASHED, USER, JSON.stringify(ADA)],
  );
  await database.query(
    `INSERT INTO rendered_files (resume_id, revision, format, renderer, content, digest, report, expires_at)
     VALUES ($1, 3, 'pdf', 1, '\\x25504446', 'digest', '{}', now() + interval '1 day')`,
    [RESUME],
  );
  await database.query(`INSERT INTO downloads (user_id, resume_id, format) VALUES ($1, $2, 'pdf')`, [USER, RESUME]);
}

describe('a database of the first release', () => {
  let migrated: MigratedDatabase;
  afterEach(() => migrated.drop());

  it('lets users of the first release sign in and find their resumes, trash and downloads after all migrations', async () => {
    migrated = await migratedDatabase(AccountsAndVersions1763800000000.name, fill);
    const api = await startApp({ database: { url: migrated.url, drop: () => Promise.resolve() } });
    try {
      const browser = api.visitor();
      await browser.post('/api/auth/login').send({ email: 'ada@example.com', password: PASSWORD }).expect(200);
      const { body: resume } = await browser.get(`/api/resumes/${RESUME}`).expect(200);
      expect(resume).toMatchObject({ title: 'Analyst', jdText: 'Wanted: an analyst', revision: 3 });
      expect(resume.data).toMatchObject({
        personal: { fullName: 'Ada Lovelace' },
        skills: ADA.skills,
        experience: [{ company: 'Analytical Engine' }],
      });
      const { body: trash } = await browser.get('/api/resumes/trash').expect(200);
      expect(JSON.stringify(trash)).toContain(TRASHED);
      await browser.patch(`/api/resumes/${RESUME}`).send({ revision: 3, title: 'Renamed' }).expect(200);
      const rows = await migrated.database.query<{ count: number }[]>('SELECT count(*)::int FROM downloads');
      expect(rows).toEqual([{ count: 1 }]);
    } finally {
      await api.close();
    }
  });
});
