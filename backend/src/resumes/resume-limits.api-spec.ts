import { LIMITS } from '@shortlist/shared/resume/resume-data';
import { startApp, type TestApp } from '../../test/support/app.js';
import { givenPerson, givenResume, type Person } from '../../test/support/given.js';

describe('resume contents', () => {
  let api: TestApp;
  let ada: Person;
  beforeAll(async () => {
    api = await startApp();
    ada = await givenPerson(api);
  });
  afterAll(() => api.close());

  describe('limits of a resume', () => {
    const tooMuch: [string, object, string][] = [
      ['61 jobs', { experience: Array(LIMITS.entriesPerList + 1).fill({}) }, 'data.experience'],
      [
        '61 bullets',
        { experience: [{}, { bullets: Array(LIMITS.bulletsPerEntry + 1).fill('x') }] },
        'data.experience.1.bullets',
      ],
      ['ten thousand bullets', { experience: [{ bullets: Array(10_000).fill('x') }] }, 'data.experience.0.bullets'],
      [
        'a long bullet',
        { experience: [{ bullets: ['x', 'x'.repeat(LIMITS.bulletLength + 1)] }] },
        'data.experience.0.bullets.1',
      ],
      ['a long summary', { summary: { text: 'x'.repeat(LIMITS.textLength + 1) } }, 'data.summary.text'],
      ['a long name', { personal: { fullName: 'x'.repeat(LIMITS.fieldLength + 1) } }, 'data.personal.fullName'],
      [
        'a long license number',
        { certifications: [{ number: 'x'.repeat(LIMITS.fieldLength + 1) }] },
        'data.certifications.0.number',
      ],
      [
        'a long expiration date',
        { certifications: [{ expires: 'x'.repeat(LIMITS.fieldLength + 1) }] },
        'data.certifications.0.expires',
      ],
      ['a long skill', { skills: ['x'.repeat(LIMITS.skillLength + 1)] }, 'data.skills.0'],
      ['a long award', { extras: { awards: ['x'.repeat(LIMITS.bulletLength + 1)] } }, 'data.extras.awards.0'],
      ['a huge font', { settings: { fontScale: 5 } }, 'data.settings.fontScale'],
      ['an accent color that contains CSS', { settings: { accent: 'red;}' } }, 'data.settings.accent'],
    ];
    it.each(tooMuch)('returns 422 and names the invalid field: %s', async (_, data, path) => {
      const answer = await ada.browser.post('/api/resumes').send({ data }).expect(422);
      const { issues, ...body } = answer.body as { issues: { path: string }[] };
      expect(body).toMatchObject({ statusCode: 422, code: 'invalid' });
      expect(issues.map((issue) => issue.path)).toContain(path);
    });

    it('accepts a resume of exactly the maximum size', async () => {
      const bullets = Array<string>(LIMITS.bulletsPerEntry).fill('x'.repeat(100));
      const data = {
        experience: Array(LIMITS.entriesPerList).fill({ bullets }),
        skills: Array(60).fill('x'.repeat(100)),
      };
      await ada.browser.post('/api/resumes').send({ data }).expect(201);
    });

    it('returns 413 for a body over 512 KB', async () => {
      const answer = await ada.browser
        .post('/api/resumes')
        .send({ jdText: 'x'.repeat(LIMITS.bodyBytes) })
        .expect(413);
      expect(answer.body).toMatchObject({ statusCode: 413, code: 'payload_too_large' });
    });
  });

  describe('links in a resume', () => {
    it.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'vbscript:x', 'file:///etc/passwd'])(
      'returns 422 for the link %j',
      async (link) => {
        for (const field of ['linkedin', 'portfolio']) {
          const answer = await ada.browser
            .post('/api/resumes')
            .send({ data: { personal: { [field]: link } } })
            .expect(422);
          expect(answer.body).toMatchObject({ code: 'invalid', issues: [{ path: `data.personal.${field}` }] });
        }
      },
    );

    it('rejects a link whose scheme is hidden behind a character that browsers ignore', async () => {
      const { data } = await givenResume(ada, { data: { personal: { linkedin: 'java\tscript:alert(1)' } } });
      expect(data.personal.linkedin).toBe('java script:alert(1)');
      const answer = await ada.browser
        .post('/api/resumes')
        .send({ data: { personal: { linkedin: '\u0001javascript:x' } } });
      expect(answer.status).toBe(422);
    });

    it.each([
      'https://ada.example/me',
      'http://ada.example',
      'ada.example/me',
      'linkedin.com/in/ada',
      'ada.example:8080/x',
      'ada',
      '',
    ])('accepts the link %j', async (link) => {
      const created = await givenResume(ada, { data: { personal: { linkedin: link, portfolio: link } } });
      expect(created.data.personal).toMatchObject({ linkedin: link, portfolio: link });
    });
  });
});
