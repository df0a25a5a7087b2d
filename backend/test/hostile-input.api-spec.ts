import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { emptyExperience, emptyResumeData } from '@shortlist/shared/resume/resume-data';
import { withoutControls } from '@shortlist/shared/text/text';
import fc from 'fast-check';
import { startApp, withoutWriteLimits, type TestApp } from './support/app.js';
import { ADA, givenPerson, givenResume, type Person } from './support/given.js';

const JSON_TYPE = { 'Content-Type': 'application/json' };

const WRONG = [null, true, -1, 1e308, '', 'text', [], [[]], {}, { length: 1 }, [null], [{ __proto__: null }]];

function pathsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))];
}

function withValue(target: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = Array.isArray(target) ? [...(target as unknown[])] : { ...(target as object) };
  const parts = copy as Record<string, unknown>;
  parts[key] = withValue(parts[key], rest, value);
  return copy;
}

const full = {
  ...emptyResumeData(),
  skills: ['One'],
  experience: [{ ...emptyExperience(), bullets: ['One'] }],
  education: [{ school: '', degree: '', year: '', location: '', gpa: '', graduationDate: '' }],
  certifications: [{ name: '', issuer: '', year: '', number: '', expires: '' }],
  extras: {
    projects: [{ name: '', description: '' }],
    awards: ['One'],
    volunteer: [{ role: '', organization: '', startDate: '', endDate: '', description: '' }],
    languages: [{ name: '', level: '' }],
  },
  settings: {
    pageSize: 'a4',
    fontScale: 1,
    density: 'normal',
    accent: '#123456',
    sectionOrder: ['summary'],
    hiddenSections: ['skills'],
    locale: 'en',
  },
};

describe('hostile input', () => {
  let api: TestApp;
  let ada: Person;
  let id: string;
  beforeAll(async () => {
    api = await startApp({ override: withoutWriteLimits });
    ada = await givenPerson(api);
    ({ id } = await givenResume(ada));
  });
  afterAll(() => api.close());

  const patch = (body: string) => ada.browser.patch(`/api/resumes/${id}`).set(JSON_TYPE).send(body);

  it.each(['en-us-us', 'xx-12', 'en_US', '-'])('rejects the language tag "%s" and names the field', async (locale) => {
    const answer = await patch(JSON.stringify({ data: { ...full, settings: { locale } } }));
    expect(answer.status).toBe(422);
    expect((answer.body as { issues: { path: string }[] }).issues[0]?.path).toBe('data.settings.locale');
  });

  it.each(pathsOf(full).map((path) => [['data', ...path].join('.'), path]))(
    'either accepts a value of the wrong type or names its field in the error: %s',
    async (_, path) => {
      for (const wrong of WRONG) {
        const answer = await patch(JSON.stringify({ data: withValue(full, path, wrong) }));
        expect([200, 422]).toContain(answer.status);
        if (answer.status === 422) {
          const { code, issues } = answer.body as { code: string; issues: { path: string }[] };
          expect(code).toBe('invalid');
          expect(issues[0]?.path).toMatch(new RegExp(`^${['data', ...path].join('.')}`));
        }
      }
    },
  );

  it.each(['title', 'templateKey', 'data', 'jdText', 'revision', 'id'])(
    'causes no server error for a value of the wrong type: %s',
    async (field) => {
      for (const wrong of [...WRONG, 1.5, 2 ** 53, -(2 ** 31), 'nope']) {
        const patched = await patch(JSON.stringify({ [field]: wrong }));
        expect([200, 409, 422]).toContain(patched.status);
        const created = await ada.browser.post('/api/resumes').send({ [field]: wrong });
        expect([200, 201, 409, 422]).toContain(created.status);
      }
    },
  );

  it("rejects a revision number above the database's integer range", async () => {
    const answer = await patch(JSON.stringify({ title: 'x', revision: 2 ** 31 }));
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 'invalid', issues: [{ path: 'revision' }] });
  });

  it('every route with a body returns 422 for a body that is not an object', async () => {
    const routes = [
      ['post', '/api/auth/register'],
      ['post', '/api/auth/login'],
      ['post', '/api/resumes'],
      ['patch', `/api/resumes/${id}`],
      ['post', '/api/ai/rewrite-bullets'],
      ['post', '/api/ai/rewrite-summary'],
      ['post', '/api/ai/extract-keywords'],
      ['post', '/api/ai/calculate-ats-score'],
    ] as const;
    for (const [method, route] of routes) {
      for (const body of ['null', '0', '"text"', '[]', '[[[]]]', 'true']) {
        const answer = await ada.browser[method](route).set(JSON_TYPE).send(body);
        expect([route, body, answer.status]).toEqual([route, body, 422]);
      }
      expect((await ada.browser[method](route)).status).toBe(422);
    }
  });

  it.each([
    ['broken JSON', '{"title":'],
    ['two values', '{} {}'],
    ['a comment', '{/* */}'],
    ['NaN', '{"revision":NaN}'],
    ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ])('returns 400 for an unreadable body: %s', async (_, body) => {
    const answer = await ada.browser
      .post('/api/resumes')
      .set(JSON_TYPE)
      // A string, because supertest would serialize an object again.
      .serialize((value: unknown) => value as string)
      .send(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'bad_request', requestId: expect.any(String) as string });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/xml', 'nonsense'])(
    'returns 415 for a body of type %s',
    async (type) => {
      const answer = await ada.browser.post('/api/resumes').set('Content-Type', type).send('{"title":"x"}');
      expect(answer.status).toBe(415);
      expect(answer.body).toMatchObject({ code: 'unsupported_media_type' });
    },
  );

  it('causes no server error for deeply nested arrays or objects', async () => {
    const depth = 200_000;
    for (const nested of [
      `{"data":${'['.repeat(depth)}${']'.repeat(depth)}}`,
      `{"data":{"x":${'{"a":'.repeat(80_000)}1${'}'.repeat(80_000)}}}`,
    ]) {
      expect([200, 400, 422]).toContain((await patch(nested)).status);
    }
  });

  it('drops prototype keys like other unknown keys', async () => {
    const answer = await patch(
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"data":{"__proto__":{"polluted":1},"toString":1,"hasOwnProperty":2}}',
    );
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain('polluted');
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('removes from every text the characters that the database cannot store', async () => {
    const dirty = 'a\u0000b\u0007c\ud800d\udc00e\u009ff';
    const body = JSON.stringify({
      title: dirty,
      jdText: dirty,
      data: { ...ADA, personal: { fullName: dirty }, summary: { text: `${dirty}\n\tz` }, skills: [dirty] },
    });
    const answer = await patch(body);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      title: 'abcdef',
      jdText: 'abcdef',
      data: { personal: { fullName: 'abcdef' }, summary: { text: 'abcdef\n\tz' }, skills: ['abcdef'] },
    });
  });

  it('causes no server error for characters that cannot be stored in a name, email address or password', async () => {
    for (const dirty of ['\u0000', 'x\u0000y', '\ud800']) {
      const answer = await api
        .visitor()
        .post('/api/auth/register')
        .send({ email: `${dirty}${randomUUID()}@example.com`, password: `long enough ${dirty}`, firstName: dirty });
      expect([201, 422]).toContain(answer.status);
      const login = await api
        .visitor()
        .post('/api/auth/login')
        .send({ email: `${dirty}@example.com`, password: dirty });
      expect([401, 422]).toContain(login.status);
    }
  });

  it.each([
    'nope',
    '1',
    '%00',
    '..%2f..%2fetc%2fpasswd',
    "1'%20OR%20'1'='1",
    'x'.repeat(99),
    '00000000-0000-0000-0000-000000000000',
    '{id}',
  ])('returns 404 for the malformed id %s', async (bad) => {
    for (const answer of [
      await ada.browser.get(`/api/resumes/${bad}`),
      await ada.browser.patch(`/api/resumes/${bad}`).send({ title: 'x' }),
      await ada.browser.delete(`/api/resumes/${bad}`),
      await ada.browser.post(`/api/resumes/${bad}/restore`),
      await ada.browser.get(`/api/export/pdf/${bad}`),
      await ada.browser.get(`/api/export/pdf/${bad}/report`),
    ]) {
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ code: 'not_found' });
    }
  });

  it('returns 400 in the usual error format for a malformed URL', async () => {
    const answer = await new Promise<{ status: number; body: string; headers: object }>((resolve, reject) => {
      const { hostname, port } = new URL(api.url);
      httpRequest({ hostname, port, path: '/api/resumes/%E0%A4%A' }, (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString()));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body, headers: response.headers }));
      })
        .on('error', reject)
        .end();
    });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body)).toMatchObject({ statusCode: 400, code: 'bad_request' });
    const { headers: usual } = await api.visitor().get('/api/nothing').expect(404);
    for (const name of ['content-security-policy', 'x-content-type-options', 'x-frame-options', 'cache-control'])
      expect([name, answer.headers]).toEqual([name, expect.objectContaining({ [name]: usual[name] as string })]);
  });

  it('causes no server error for arbitrary JSON as the content of a resume', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 5 }), fc.constantFrom(...pathsOf(full)), async (value, path) => {
        const answer = await patch(JSON.stringify({ data: withValue(full, path, value) }));
        expect([200, 422]).toContain(answer.status);
      }),
      { numRuns: 300 },
    );
  });

  it('returns any text as typed, except characters that cannot be stored', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (text) => {
        const answer = await patch(JSON.stringify({ data: { summary: { text } } }));
        const { data } = answer.body as { data: { summary: { text: string } } };
        expect(data.summary.text).toBe(withoutControls(text.replace(/\r\n?/g, '\n')));
      }),
      { numRuns: 300 },
    );
  });

  it('lists at most twenty validation issues', async () => {
    const answer = await patch(JSON.stringify({ data: { skills: Array(50).fill(5) } }));
    expect((answer.body as { issues: unknown[] }).issues).toHaveLength(20);
  });
});
