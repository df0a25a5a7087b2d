import { randomBytes } from 'node:crypto';
import type { ErrorCode } from '@shortlist/shared/contract/errors';
import type { ImportResult } from '@shortlist/shared/contract/import';
import { strToU8, zipSync } from 'fflate';
import { makeFile } from '../src/export/make-file.js';
import { readResumeData } from '@shortlist/shared/resume/read-resume-data';
import { startApp, type TestApp } from './support/app.js';
import { ADA } from './support/given.js';

const data = readResumeData(ADA);
const source = { data, templateKey: 'tech', updatedAt: new Date(0) } as const;

describe('import', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startApp();
  });
  afterAll(() => api.close());
  // Each test is somebody else as far as limits go.
  afterEach(() => api.database.query('DELETE FROM sign_in_attempts'));

  const upload = (bytes: Uint8Array, name = 'resume') =>
    api.visitor().post('/api/import').attach('file', Buffer.from(bytes), name);

  const imported = async (bytes: Uint8Array, name?: string): Promise<ImportResult> =>
    (await upload(bytes, name).expect(200)).body as ImportResult;

  const refused = async (bytes: Uint8Array, name?: string): Promise<[number, ErrorCode]> => {
    const { status, body } = await upload(bytes, name);
    return [status, (body as { code: ErrorCode }).code];
  };

  it.each(['pdf', 'docx', 'json', 'text'] as const)('takes back the %s that the product made', async (format) => {
    const { bytes } = await makeFile(source, format);
    const { data: back, report } = await imported(bytes);
    expect(back.personal).toMatchObject({ fullName: 'Ada Lovelace', email: 'ada@example.com' });
    expect(report.notUnderstood).toEqual([]);
  });

  it('refuses a picture', async () => {
    const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(500)]);
    expect(await refused(png, 'resume.pdf')).toEqual([415, 'unsupported_media_type']);
    expect(await refused(zipSync({ 'a.bin': strToU8('x') }))).toEqual([415, 'unsupported_media_type']);
  });
});
