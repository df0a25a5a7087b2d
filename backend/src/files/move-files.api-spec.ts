import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { RenderedFile } from '../export/render/rendered-file.entity.js';
import { startApp, type TestApp } from '../../test/support/app.js';
import { startBucketServer, type BucketServer } from '../../test/support/bucket-server.js';
import { bytes, givenPerson, givenPlan, givenResume, type Person } from '../../test/support/given.js';
import { FileStore } from './file-store.js';
import { moveToBucket, moveToDatabase } from './move-files.js';
import { UnreferencedObject } from './unreferenced-object.entity.js';

const PROGRAM = resolve(import.meta.dirname, '../../dist/files-command.js');
/** Number of files, enough for more than one batch. */
const FILES = 24;

describe('moving files between database and bucket', () => {
  let bucket: BucketServer;
  let api: TestApp;
  let ada: Person;
  let ids: string[];
  beforeAll(async () => {
    bucket = await startBucketServer();
    api = await startApp({ worker: true, env: { ...bucket.env, FILE_STORE: 'database' } });
    ada = await givenPerson(api);
    await givenPlan(api, ada);
  });
  afterAll(async () => {
    await api.close();
    await bucket.close();
  });
  beforeEach(async () => {
    await api.database.getRepository(RenderedFile).createQueryBuilder().delete().execute();
    await api.database.getRepository(UnreferencedObject).createQueryBuilder().delete().execute();
    bucket.lose();
    bucket.behavior = 'normal';
    const { id } = await givenResume(ada);
    await get(id);
    // Copies of one rendered file, because rendering each file would take longer.
    const copies: { id: string }[] = await api.database.query(
      `WITH copies AS (
         INSERT INTO resumes (id, owner_id, title, template_key, data)
         SELECT gen_random_uuid(), owner_id, title, template_key, data FROM resumes, generate_series(2, $2) WHERE id = $1
         RETURNING id, revision
       ), files AS (
         INSERT INTO rendered_files
           (resume_id, kind, revision, companion_revision, format, renderer, content, digest, report, expires_at)
         SELECT c.id, kind, c.revision, companion_revision, format, renderer, content, digest, report, expires_at
         FROM copies c, rendered_files WHERE resume_id = $1
       ) SELECT id FROM copies`,
      [id, FILES],
    );
    ids = [id, ...copies.map((copy) => copy.id)];
  });

  const store = () => api.app.get(FileStore);
  const moving = () => ({ database: api.database, store: store() });
  const get = async (id: string): Promise<Buffer> =>
    (await ada.browser.get(`/api/export/text/${id}`).buffer(true).parse(bytes).expect(200)).body as Buffer;
  const inBucket = () =>
    api.database.query<[{ bucket: number; database: number }]>(
      'SELECT count(object_key)::int AS bucket, count(content)::int AS database FROM rendered_files',
    );
  const unreferenced = () => api.database.getRepository(UnreferencedObject).count();

  it('moves all files to the bucket and back, and serves the same bytes at each stage', async () => {
    const original = await get(ids[0]!);
    expect(await moveToBucket(moving())).toBe(FILES);
    expect(await inBucket()).toEqual([{ bucket: FILES, database: 0 }]);
    expect([bucket.keys().length, await unreferenced()]).toEqual([FILES, 0]);
    for (const id of [ids[0]!, ids.at(-1)!]) expect(await get(id)).toEqual(original);

    expect(await moveToDatabase(moving())).toBe(FILES);
    expect(await inBucket()).toEqual([{ bucket: 0, database: FILES }]);
    expect([bucket.keys(), await unreferenced()]).toEqual([[], 0]);
    bucket.requests.length = 0;
    for (const id of [ids[0]!, ids.at(-1)!]) expect(await get(id)).toEqual(original);
    expect(bucket.requests).toEqual([]);
  });

  it('continues an interrupted move without losing a file', async () => {
    const interrupt = (moved: number): void => {
      if (moved > 0) throw new Error('interrupted');
    };
    await expect(moveToBucket({ ...moving(), onProgress: interrupt })).rejects.toThrow('interrupted');
    const [{ bucket: first }] = await inBucket();
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(FILES);
    expect(await moveToBucket(moving())).toBe(FILES - first);

    await expect(moveToDatabase({ ...moving(), onProgress: interrupt })).rejects.toThrow('interrupted');
    expect(await moveToDatabase(moving())).toBeLessThan(FILES);
    expect(await inBucket()).toEqual([{ bucket: 0, database: FILES }]);
  });

  it('keeps every file in the database when the bucket fails', async () => {
    bucket.behavior = 'fails';
    await expect(moveToBucket(moving())).rejects.toThrow('the bucket is unavailable');
    expect(await inBucket()).toEqual([{ bucket: 0, database: FILES }]);
    await get(ids[0]!);
  });

  it('does not restore a file that was deleted during the move', async () => {
    // The first batch contains the file with the lowest resume id.
    const [gone, ...rest] = ids.toSorted();
    const deleting = {
      upload: async (...[content, type, save]: Parameters<FileStore['upload']>) => {
        await api.database.query('DELETE FROM resumes WHERE id = $1', [gone]);
        return store().upload(content, type, save);
      },
    } as FileStore;
    expect(await moveToBucket({ database: api.database, store: deleting })).toBe(rest.length);
    expect(await unreferenced()).toBe(1);
    await store().deleteUnreferenced();
    expect(bucket.keys()).toHaveLength(rest.length);
  });

  it('drops files whose object is missing or was replaced, so that they are rendered again', async () => {
    await moveToBucket(moving());
    bucket.lose();
    expect(await moveToDatabase(moving())).toBe(0);
    expect(await inBucket()).toEqual([{ bucket: 0, database: 0 }]);
    await get(ids[0]!);
  });

  describe('npm run files', () => {
    const command = async (args: string[], env: Record<string, string> = {}): Promise<string> => {
      const { PATH = '' } = process.env;
      const options = { env: { PATH, ...api.env, ...env } };
      const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, ...args], options);
      return stdout.trim();
    };

    it('moves files only in the direction that the settings allow, and prints how many it moved', async () => {
      const toBucket = { FILE_STORE: 'bucket' };
      expect(await command(['status'])).toMatch(`new files: database\ndatabase: ${FILES} files`);
      await expect(command(['move-to-bucket'])).rejects.toThrow('remove FILE_STORE=database');
      expect(await command(['move-to-bucket'], toBucket)).toBe(`moved ${FILES} files to the bucket`);
      await expect(command(['move-to-database'], toBucket)).rejects.toThrow('Set FILE_STORE=database');
      expect(await command(['move-to-database'])).toBe(`moved ${FILES} files to the database`);
      await expect(command(['move'])).rejects.toThrow('usage: npm run files');
    });
  });
});
