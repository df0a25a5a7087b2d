import { startApp, type TestApp } from '../../test/support/app.js';
import { givenPaid, givenPerson, givenPlan, givenResume } from '../../test/support/given.js';

describe('dashboard of a user', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startApp();
  });
  afterAll(() => api.close());

  it('returns 401 to visitors who request the dashboard', async () => {
    await api.visitor().get('/api/dashboard').expect(401);
    await api.visitor().get('/api/billing').expect(401);
  });

  it('shows zeros and the free plan to a new user', async () => {
    const ada = await givenPerson(api);
    await ada.browser.get('/api/dashboard').expect(200, { resumes: 0, downloads: 0, plan: 'free' });
    const billing = await ada.browser.get('/api/billing').expect(200);
    expect(billing.body).toMatchObject({ plan: 'free', renewsAt: null, subscription: null, unlockedResumes: [] });
  });

  it("counts the user's own resumes, excluding those in the trash", async () => {
    const [ada, stranger] = [await givenPerson(api), await givenPerson(api)];
    await givenResume(stranger);
    const resumes = [await givenResume(ada), await givenResume(ada), await givenResume(ada)];
    await ada.browser.delete(`/api/resumes/${resumes[0]!.id}`).expect(204);
    const answer = await ada.browser.get('/api/dashboard').expect(200);
    expect(answer.body).toMatchObject({ resumes: 2 });
    await ada.browser.post(`/api/resumes/${resumes[0]!.id}/restore`).expect(200);
    expect((await ada.browser.get('/api/dashboard').expect(200)).body).toMatchObject({ resumes: 3 });
  });

  it("ignores a user id in the dashboard's URL", async () => {
    const [ada, stranger] = [await givenPerson(api), await givenPerson(api)];
    await givenResume(stranger);
    const query = `?payment=success&plan=premium&userId=${stranger.id}`;
    await ada.browser.get(`/api/dashboard${query}`).expect(200, { resumes: 0, downloads: 0, plan: 'free' });
    const answer = await ada.browser.get(`/api/billing${query}`).expect(200);
    expect(answer.body).toMatchObject({ plan: 'free' });
  });
});

describe('dashboard of a paying user', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startApp();
  });
  afterAll(() => api.close());

  it('every route returns the same plan for a paying user', async () => {
    const ada = await givenPerson(api);
    const resume = await givenResume(ada);
    await givenPaid(api, ada, resume);
    await givenPlan(api, ada, 'premium');
    const dashboard = await ada.browser.get('/api/dashboard').expect(200);
    const billing = await ada.browser.get('/api/billing').expect(200);
    const user = await ada.browser.get('/api/auth/user').expect(200);
    expect(dashboard.body).toMatchObject({ plan: 'premium' });
    expect(billing.body).toMatchObject({ plan: 'premium', unlockedResumes: [resume.id] });
    expect((user.body as { plan: string }).plan).toBe('premium');
  });
});
