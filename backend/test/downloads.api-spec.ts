import { vi } from 'vitest';
import type { IncomingMessage, Server } from 'node:http';
import type { DashboardView } from '@shortlist/shared/contract/dashboard';
import type { ResumeVersion, VersionSummary } from '@shortlist/shared/contract/resume-versions';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { ExportService } from '../src/export/export.service.js';
import { startApp, type TestApp } from './support/app.js';
import { ADA, bytes, givenPerson, givenPlan, givenResume, type Person } from './support/given.js';

describe('a file that is taken away', () => {
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

  describe('is counted', () => {
    it('once for each format and each résumé', async () => {
      const [one, other] = [await givenResume(ada), await givenResume(ada)];
      for (const path of [`text/${one.id}`, `json/${one.id}`, `text/${other.id}`]) await get(path).expect(200);
      expect(await downloads()).toBe(3);
      expect(await downloads(await givenPerson(api))).toBe(0);
    });

    it('once within a minute, and again after it', async () => {
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

    it('again when the résumé was changed since, however soon', async () => {
      const { id } = await givenResume(ada);
      await get(`text/${id}`).expect(200);
      await save(id, summary('Without the typing error'));
      await get(`text/${id}`).expect(200);
      await get(`text/${id}`).expect(200);
      expect(await downloads()).toBe(2);
    });

    it('once when it is asked for twenty times at once', async () => {
      const { id } = await givenResume(ada);
      await Promise.all(Array.from({ length: 20 }, () => get(`text/${id}`).expect(200)));
      expect(await downloads()).toBe(1);
      expect(await kept(id)).toEqual([[1, 'export']]);
    });

    it('when it was handed out, not when it was only looked at', async () => {
      const { id } = await givenResume(ada);
      await ada.browser.get(`/api/export/text/${id}/report`).expect(200);
      const { header } = await ada.browser.head(`/api/export/text/${id}`).expect(200);
      await get(`text/${id}`).set('If-None-Match', String(header.etag)).expect(304);
      expect(await downloads()).toBe(0);
      expect(await versions(id)).toEqual([]);
    });

    it('not when there is no such file', async () => {
      const stranger = await givenPerson(api);
      const { id } = await givenResume(stranger);
      await get(`text/${id}`).expect(404);
      await get(`exe/${(await givenResume(ada)).id}`).expect(404);
      expect([await downloads(), await downloads(stranger)]).toEqual([0, 0]);
    });

    it('not when the person gave up while it was being made', async () => {
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

    it('also when the résumé is gone since', async () => {
      const { id } = await givenResume(ada);
      await get(`text/${id}`).expect(200);
      await ada.browser.delete(`/api/resumes/${id}`).expect(204);
      await ada.browser.delete(`/api/resumes/trash/${id}`).expect(204);
      expect(await downloads()).toBe(1);
    });
  });

  describe('keeps a version', () => {
    it.each(['pdf', 'docx', 'text', 'json'])('of what the %s says, once for each revision', async (format) => {
      const { id, data } = await givenResume(ada, { title: 'Taken', templateKey: 'tech', jdText: 'A job' });
      await get(`${format}/${id}`).expect(200);
      await get(`${format}/${id}`).expect(200);
      const [only, ...others] = await versions(id);
      expect(others).toEqual([]);
      expect(only).toMatchObject({ reason: 'export', revision: 1, title: 'Taken', templateKey: 'tech' });
      const answer = await ada.browser.get(`/api/resumes/${id}/versions/${only!.id}`).expect(200);
      expect(answer.body).toEqual({ ...only, data, jdText: 'A job' });
    });

    it('that editing does not keep again, and that holds off the next one of editing', async () => {
      const { id } = await givenResume(ada);
      await get(`text/${id}`).expect(200);
      await save(id, summary('Changed'));
      await save(id, summary('Changed again'));
      expect(await kept(id)).toEqual([[1, 'export']]);
    });

    it('and makes one that is there already an exported one', async () => {
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

    it('once when it is asked for in all formats at once', async () => {
      const { id } = await givenResume(ada);
      await Promise.all(['pdf', 'docx', 'text', 'json'].map((format) => get(`${format}/${id}`).expect(200)));
      expect(await kept(id)).toEqual([[1, 'export']]);
      expect(await downloads()).toBe(4);
    });

    it('while saves and downloads come at once, and none waits for ever', async () => {
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
      // A format is another download once the résumé has changed, and the saves may fall between any two of them.
      const counted = await downloads();
      expect(counted).toBeGreaterThanOrEqual(2);
      expect(counted).toBeLessThanOrEqual(6);
      expect(await versions(id)).toHaveLength(11);
    });

    it('of what the file was made from, also when the résumé moved on meanwhile', async () => {
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

    it('unless the résumé was deleted for good meanwhile; the download counts all the same', async () => {
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
