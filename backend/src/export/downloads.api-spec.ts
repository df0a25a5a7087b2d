import { vi } from 'vitest';
import type { IncomingMessage, Server } from 'node:http';
import type { DashboardView } from '@shortlist/shared/contract/dashboard';
import type { ResumeVersion, VersionSummary } from '@shortlist/shared/contract/resume-versions';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { ExportService } from './export.service.js';
import { startApp, type TestApp } from '../../test/support/app.js';
import { ADA, bytes, givenPerson, givenPlan, givenResume, type Person } from '../../test/support/given.js';

describe('downloads', () => {
  let api: TestApp;
  let ada: Person;
  beforeAll(async () => {
    api = await startApp({ worker: true });
  });
  beforeEach(async () => {
    ada = await givenPerson(api);
    await givenPlan(api, ada);
  });
  afterAll(() => api.close());

  const get = (path: string) => ada.browser.get(`/api/export/${path}`).buffer(true).parse(bytes);
  const downloads = async (person = ada): Promise<number> => {
    const answer = await person.browser.get('/api/dashboard').expect(200);
    return (answer.body as DashboardView).downloads;
  };
  const save = async (id: string, body: object) =>
    (await ada.browser.patch(`/api/resumes/${id}`).send(body).expect(200)).body as ResumeRecord;
  const summary = (text: string) => ({ data: { ...ADA, summary: { text } } });
  const versions = async (id: string) =>
    (await ada.browser.get(`/api/resumes/${id}/versions`).expect(200)).body as VersionSummary[];
  const kept = async (id: string) => (await versions(id)).map(({ revision, reason }) => [revision, reason]);

  describe('download counts', () => {
    it('counts one download per format of each resume', async () => {
      const [one, other] = [await givenResume(ada), await givenResume(ada)];
      for (const path of [`text/${one.id}`, `json/${one.id}`, `text/${other.id}`]) await get(path).expect(200);
      expect(await downloads()).toBe(3);
      expect(await downloads(await givenPerson(api))).toBe(0);
    });

    it('counts repeated downloads within a minute as one', async () => {
      const { id } = await givenResume(ada);
      await get(`text/${id}`).expect(200);
      await get(`text/${id}`).expect(200);
      expect(await downloads()).toBe(1);
      const passes = async (seconds: number) => {
        const earlier = (time: string) => `${time} = ${time} - make_interval(secs => $2)`;
        await api.database.query(`UPDATE resumes SET ${earlier('updated_at')} WHERE id = $1`, [id, seconds]);
        await api.database.query(`UPDATE downloads SET ${earlier('created_at')} WHERE resume_id = $1`, [id, seconds]);
      };
      await passes(50);
      await get(`text/${id}`).expect(200);
      expect(await downloads()).toBe(1);
      await passes(11);
      await get(`text/${id}`).expect(200);
      expect(await downloads()).toBe(2);
    });

    it('counts a download again after a change to the resume', async () => {
      const { id } = await givenResume(ada);
      await get(`text/${id}`).expect(200);
      await save(id, summary('Without the typing error'));
      await get(`text/${id}`).expect(200);
      await get(`text/${id}`).expect(200);
      expect(await downloads()).toBe(2);
    });

    it('counts twenty concurrent downloads of a file once', async () => {
      const { id } = await givenResume(ada);
      await Promise.all(Array.from({ length: 20 }, () => get(`text/${id}`).expect(200)));
      expect(await downloads()).toBe(1);
      expect(await kept(id)).toEqual([[1, 'export']]);
    });

    it('does not count parsing reports, HEAD requests or 304 responses', async () => {
      const { id } = await givenResume(ada);
      await ada.browser.get(`/api/export/text/${id}/report`).expect(200);
      const { header } = await ada.browser.head(`/api/export/text/${id}`).expect(200);
      await get(`text/${id}`).set('If-None-Match', String(header.etag)).expect(304);
      expect(await downloads()).toBe(0);
      expect(await versions(id)).toEqual([]);
    });

    it('does not count requests for missing files', async () => {
      const stranger = await givenPerson(api);
      const { id } = await givenResume(stranger);
      await get(`text/${id}`).expect(404);
      await get(`exe/${(await givenResume(ada)).id}`).expect(404);
      expect([await downloads(), await downloads(stranger)]).toEqual([0, 0]);
    });

    it('does not count a download if the client disconnected during rendering', async () => {
      const { id } = await givenResume(ada);
      const exports = api.app.get(ExportService);
      const server: Server = api.app.getHttpServer();
      const hungUp = new Promise((resolve) => {
        server.once('request', (request: IncomingMessage) => request.socket.once('close', resolve));
      });
      const download = get(`text/${id}`);
      const count = vi.spyOn(exports, 'recordDownload');
      const made = new Promise((resolve) => {
        vi.spyOn(exports, 'file').mockImplementationOnce(async (request) => {
          download.abort();
          await hungUp;
          const file = await exports.file(request);
          setImmediate(resolve);
          return file;
        });
      });
      await expect(download).rejects.toThrow();
      await made;
      expect(count).not.toHaveBeenCalled();
      vi.restoreAllMocks();
    });

    it('keeps download counts after the resume is deleted', async () => {
      const { id } = await givenResume(ada);
      await get(`text/${id}`).expect(200);
      await ada.browser.delete(`/api/resumes/${id}`).expect(204);
      await ada.browser.delete(`/api/resumes/trash/${id}`).expect(204);
      expect(await downloads()).toBe(1);
    });
  });

  describe('versions created by downloads', () => {
    it.each(['pdf', 'docx', 'text', 'json'])('creates one version per revision downloaded as %s', async (format) => {
      const { id, data } = await givenResume(ada, { title: 'Taken', templateKey: 'tech', jdText: 'A job' });
      await get(`${format}/${id}`).expect(200);
      await get(`${format}/${id}`).expect(200);
      const [only, ...others] = await versions(id);
      expect(others).toEqual([]);
      expect(only).toMatchObject({ reason: 'export', revision: 1, title: 'Taken', templateKey: 'tech' });
      const answer = await ada.browser.get(`/api/resumes/${id}/versions/${only!.id}`).expect(200);
      expect(answer.body).toEqual({ ...only, data, jdText: 'A job' });
    });

    it('creates no automatic version soon after a download has created one', async () => {
      const { id } = await givenResume(ada);
      await get(`text/${id}`).expect(200);
      await save(id, summary('Changed'));
      await save(id, summary('Changed again'));
      expect(await kept(id)).toEqual([[1, 'export']]);
    });

    it('marks an existing version as exported', async () => {
      const { id } = await givenResume(ada);
      await save(id, { ...summary('By the AI'), change: 'ai' });
      expect(await kept(id)).toEqual([
        [2, 'ai'],
        [1, 'edit'],
      ]);
      await get(`text/${id}`).expect(200);
      expect(await kept(id)).toEqual([
        [2, 'export'],
        [1, 'edit'],
      ]);
    });

    it('creates one version when all formats are downloaded concurrently', async () => {
      const { id } = await givenResume(ada);
      await Promise.all(['pdf', 'docx', 'text', 'json'].map((format) => get(`${format}/${id}`).expect(200)));
      expect(await kept(id)).toEqual([[1, 'export']]);
      expect(await downloads()).toBe(4);
    });

    it('creates versions during concurrent saves and downloads without a deadlock', async () => {
      const { id } = await givenResume(ada);
      await Promise.all([
        ...Array.from({ length: 10 }, (_, index) =>
          ada.browser
            .patch(`/api/resumes/${id}`)
            .send({ ...summary(`Words ${index}`), change: 'ai' })
            .expect(200),
        ),
        ...['json', 'text', 'json', 'text', 'json', 'text'].map((format) => get(`${format}/${id}`).expect(200)),
      ]);
      // A second download of the same format counts only if the resume was saved in between, so the total varies.
      const counted = await downloads();
      expect(counted).toBeGreaterThanOrEqual(2);
      expect(counted).toBeLessThanOrEqual(6);
      expect(await versions(id)).toHaveLength(11);
    });

    it('stores the downloaded revision, even if the resume has changed since the download', async () => {
      const exports = api.app.get(ExportService);
      const { id } = await givenResume(ada);
      await save(id, summary('In the file'));
      const request = { userId: ada.id, network: '127.0.0.1', resumeId: id, kind: 'resume', format: 'text' } as const;
      const file = await exports.file(request);
      await save(id, summary('Written while the file was on its way'));
      await exports.recordDownload(request, file);
      expect(await kept(id)).toEqual([
        [2, 'export'],
        [1, 'edit'],
      ]);
      const [exported] = await versions(id);
      const answer = await ada.browser.get(`/api/resumes/${id}/versions/${exported!.id}`).expect(200);
      expect((answer.body as ResumeVersion).data.summary.text).toBe('In the file');
    });

    it('counts a download without a version if the resume was permanently deleted after rendering', async () => {
      const exports = api.app.get(ExportService);
      const { id } = await givenResume(ada);
      const request = { userId: ada.id, network: '127.0.0.1', resumeId: id, kind: 'resume', format: 'text' } as const;
      const file = await exports.file(request);
      await ada.browser.delete(`/api/resumes/${id}`).expect(204);
      await ada.browser.delete(`/api/resumes/trash/${id}`).expect(204);
      await exports.recordDownload(request, file);
      expect(await downloads()).toBe(1);
    });
  });
});
