import { randomUUID } from 'node:crypto';
import type { ResumeDocument, ResumeDocuments } from '@shortlist/shared/contract/resume-documents';
import { startApp, type TestApp } from '../../test/support/app.js';
import { givenPerson, givenResume, type Person } from '../../test/support/given.js';

const LETTER = {
  recipient: 'Ms. Anna Berg',
  company: 'Elm House',
  role: 'Analyst',
  date: 'November 21, 2026',
  text: 'Dear Ms. Berg,\n\nI would like to work with you.\n\nKind regards,',
  tone: 'warm',
  length: 'short',
};

describe('companions of a resume: cover letter, LinkedIn text and guides', () => {
  let api: TestApp;
  let ada: Person;
  let id: string;
  beforeAll(async () => {
    api = await startApp();
    ada = await givenPerson(api);
  });
  beforeEach(async () => {
    ({ id } = await givenResume(ada));
  });
  afterAll(() => api.close());

  const put = (body: object, kind = 'cover_letter', browser = ada.browser) =>
    browser.put(`/api/resumes/${id}/documents/${kind}`).send(body);
  const list = async () => {
    const answer = await ada.browser.get(`/api/resumes/${id}/documents`).expect(200);
    return answer.body as ResumeDocuments;
  };
  const saved = async (body: object, kind?: string) => (await put(body, kind).expect(200)).body as ResumeDocument;

  it('a new resume has no companions', async () => {
    expect(await list()).toEqual([]);
  });

  it('stores companions as sent, one of each kind', async () => {
    const letter = await saved({ content: LETTER });
    expect(letter).toMatchObject({ kind: 'cover_letter', content: LETTER, revision: 1 });
    const profile = await saved({ content: { headline: 'Analyst', about: 'I analyze.\n\nMuch.' } }, 'linkedin');
    expect(profile.content).toEqual({ headline: 'Analyst', about: 'I analyze.\n\nMuch.', tone: 'plain' });
    expect(await list()).toEqual([letter, profile]);
  });

  it('a save replaces the complete companion and increases its revision', async () => {
    await saved({ content: LETTER });
    const changed = await saved({ content: { text: 'Dear team,' }, revision: 1 });
    expect(changed).toMatchObject({ content: { text: 'Dear team,', recipient: '' }, revision: 2 });
  });

  it('a save of the same content changes nothing', async () => {
    const first = await saved({ content: LETTER });
    expect(await saved({ content: LETTER, revision: 1 })).toEqual(first);
  });

  it('returns 409 with the current text for an outdated revision', async () => {
    await saved({ content: LETTER });
    const current = await saved({ content: { ...LETTER, role: 'Lead' }, revision: 1 });
    const { body } = await put({ content: LETTER, revision: 1 }).expect(409);
    expect(body).toMatchObject({ code: 'document_changed', current });
    expect(await list()).toEqual([current]);
  });

  it('returns 409 when a save with revision 0 would create a companion that already exists', async () => {
    const current = await saved({ content: LETTER, revision: 0 });
    const { body } = await put({ content: { text: 'Other' }, revision: 0 }).expect(409);
    expect(body).toMatchObject({ code: 'document_changed', current });
  });

  it('saving an outdated copy of a deleted companion does not restore it', async () => {
    await saved({ content: LETTER });
    await ada.browser.delete(`/api/resumes/${id}/documents/cover_letter`).expect(204);
    const { body } = await put({ content: LETTER, revision: 1 }).expect(409);
    expect(body).toMatchObject({ code: 'document_changed', current: null });
    expect(await list()).toEqual([]);
  });

  it('accepts exactly one of many concurrent saves based on the same revision', async () => {
    await saved({ content: LETTER });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => put({ content: { text: `Letter ${index}` }, revision: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
    expect((await list())[0]?.revision).toBe(2);
  });

  it('accepts exactly one of many concurrent first saves', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => put({ content: { text: `Letter ${index}` }, revision: 0 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
  });

  it('deletes each companion of a resume separately', async () => {
    await saved({ content: LETTER });
    await saved({ content: { headline: 'Analyst' } }, 'linkedin');
    await ada.browser.delete(`/api/resumes/${id}/documents/cover_letter`).expect(204);
    expect((await list()).map(({ kind }) => kind)).toEqual(['linkedin']);
    await ada.browser.delete(`/api/resumes/${id}/documents/cover_letter`).expect(404);
    await ada.browser.delete(`/api/resumes/${id}/documents/poem`).expect(404);
  });

  it('companions are unavailable while their resume is in the trash, and available again once it is restored', async () => {
    await saved({ content: LETTER });
    await ada.browser.delete(`/api/resumes/${id}`).expect(204);
    await ada.browser.get(`/api/resumes/${id}/documents`).expect(404);
    await put({ content: LETTER }).expect(404);
    await ada.browser.delete(`/api/resumes/${id}/documents/cover_letter`).expect(404);
    await ada.browser.post(`/api/resumes/${id}/restore`).expect(200);
    expect(await list()).toHaveLength(1);
  });

  it('companions are visible to the owner only', async () => {
    const stranger = await givenPerson(api);
    await saved({ content: LETTER });
    await stranger.browser.get(`/api/resumes/${id}/documents`).expect(404);
    await put({ content: { text: 'Stolen' } }, 'cover_letter', stranger.browser).expect(404);
    await stranger.browser.delete(`/api/resumes/${id}/documents/cover_letter`).expect(404);
    await put({ content: LETTER }, 'cover_letter', api.visitor()).expect(401);
    expect((await list())[0]?.content).toEqual(LETTER);
  });

  it('returns 404 for companions of an unknown resume', async () => {
    await ada.browser.put(`/api/resumes/${randomUUID()}/documents/linkedin`).send({ content: {} }).expect(404);
  });

  it.each([
    ['cover_letter', { text: 'x'.repeat(10_001) }, 'content.text'],
    ['cover_letter', { company: 'x'.repeat(301) }, 'content.company'],
    ['cover_letter', { tone: 'rude' }, 'content.tone'],
    ['linkedin', { headline: 'x'.repeat(221) }, 'content.headline'],
    ['linkedin', { about: 'x'.repeat(2_601) }, 'content.about'],
  ])('returns 422 and names the invalid field of a companion: %s %#', async (kind, content, path) => {
    const { body } = await put({ content }, kind).expect(422);
    expect(body).toMatchObject({ code: 'invalid', issues: [{ path }] });
  });

  it('the data export includes companions', async () => {
    await saved({ content: LETTER });
    const { text } = await ada.browser.get('/api/auth/user/export').expect(200);
    const copy = JSON.parse(text) as { resumes: { id: string; documents: ResumeDocuments }[] };
    const { documents } = copy.resumes.find((resume) => resume.id === id)!;
    expect(documents).toEqual(await list());
  });
});
