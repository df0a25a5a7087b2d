import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vi } from 'vitest';
import { Logger } from '@nestjs/common';
import { apiErrorBody } from '@shortlist/shared/contract/common/errors';
import { DataSource } from 'typeorm';
import { startApp, type TestApp } from './support/app.js';
import { givenPerson, givenResume } from './support/given.js';
import { inCheckout } from '../../scripts/lib/checkout.mjs';

describe('server', () => {
  let api: TestApp;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'shortlist-client-'));
    const [client, console, fonts] = ['client', 'console', 'fonts'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    for (const path of [join(client, 'assets'), join(console, 'assets'), fonts]) mkdirSync(path, { recursive: true });
    writeFileSync(join(client, 'index.html'), 'landing');
    writeFileSync(join(client, 'app.html'), 'shell');
    writeFileSync(join(client, 'about.html'), `<link rel="canonical" href="%ORIGIN%/about">${' '.repeat(2_000)}`);
    writeFileSync(join(client, 'pricing.sandbox.html'), 'prices of the sandbox');
    writeFileSync(join(client, 'pricing.stripe.html'), 'prices with Stripe');
    writeFileSync(join(client, 'icon.svg'), '<svg/>');
    writeFileSync(join(client, 'assets/app-1a2b3c.js'), 'script');
    writeFileSync(join(client, 'assets/app-1a2b3c.js.gz'), gzipSync('script'));
    writeFileSync(join(console, 'index.html'), 'console');
    writeFileSync(join(console, 'assets/main-1a2b3c.js'), 'console script');
    writeFileSync(join(console, 'assets/main-1a2b3c.js.gz'), gzipSync('console script'));
    writeFileSync(join(fonts, 'face-bold.woff2'), 'font');
    writeFileSync(join(folder, 'secret.json'), '{}');
    api = await startApp({ client: { client, console, fonts } });
  });
  afterAll(async () => {
    await api.close();
    rmSync(folder, { recursive: true });
  });
  const get = (path: string) => api.visitor().get(path);

  describe('health', () => {
    it('reports that the server is live and ready, and counts workers', async () => {
      await get('/api/health/live').expect(200, { status: 'ok' });
      await get('/api/health/ready').expect(200, {
        status: 'ok',
        database: 'ok',
        migrations: 'ok',
        queue: 'ok',
        files: 'ok',
        workers: 0,
      });
    });
  });

  describe('warning about an untrusted proxy', () => {
    it('logs the warning about an untrusted proxy once', async () => {
      const warn = vi.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
      await get('/api/health/live').set('X-Forwarded-For', '198.51.100.7').expect(200);
      await get('/api/health/live').set('Forwarded', 'for=198.51.100.7').expect(200);
      expect(warn.mock.calls).toEqual([[expect.stringContaining('TRUST_PROXY is 0')]]);
      warn.mockRestore();
    });
  });

  describe('readiness', () => {
    it('checks database and queue at most once a second', async () => {
      const query = vi.spyOn(api.app.get(DataSource), 'query');
      const asked = performance.now();
      await Promise.all(Array.from({ length: 50 }, () => get('/api/health/ready').expect(200)));
      expect(query.mock.calls.length).toBeLessThanOrEqual(1 + (performance.now() - asked) / 1_000);
      query.mockRestore();
    });
  });

  describe('error responses', () => {
    it("all errors have the same fields, including the request's id", async () => {
      const answer = await get('/api/nothing/here').expect(404);
      expect(apiErrorBody.parse(answer.body)).toMatchObject({ statusCode: 404, code: 'not_found', error: 'Not Found' });
      expect(answer.get('X-Request-Id')).toBe((answer.body as { requestId: string }).requestId);
    });

    it('errors are never cached', () => get('/api/resumes').expect(401).expect('Cache-Control', 'no-store'));
  });

  describe('response headers', () => {
    it("the content security policy allows only the product's own scripts, and no framing", async () => {
      const answer = await get('/').expect(200);
      const policy = answer.get('Content-Security-Policy') ?? '';
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('upgrade-insecure-requests');
      expect(answer.get('X-Content-Type-Options')).toBe('nosniff');
    });

    it('sends HSTS (one year, all subdomains), nosniff and a strict referrer policy', async () => {
      for (const path of ['/', '/api/config', '/api/nowhere', '/admin/']) {
        const { headers } = await get(path).set('Origin', 'https://elsewhere.example');
        expect([path, headers]).toEqual([
          path,
          expect.objectContaining({
            'strict-transport-security': 'max-age=31536000; includeSubDomains',
            'x-content-type-options': 'nosniff',
            'referrer-policy': 'strict-origin',
          }),
        ]);
        expect(headers).not.toHaveProperty('access-control-allow-origin');
      }
    });

    it('long responses are compressed', async () => {
      const ada = await givenPerson(api);
      await givenResume(ada, { jdText: 'long '.repeat(2_000) });
      await ada.browser.get('/api/resumes').set('Accept-Encoding', 'gzip').expect('Content-Encoding', 'gzip');
    });
  });

  describe('pages of the client', () => {
    it('serves a prerendered landing page', () => get('/').expect(200, 'landing').expect('Cache-Control', 'no-cache'));

    it.each(['/login', '/app', '/app/resume', '/app/resume/0b1c', '/dashboard', '/app/history', '/pricing/'])(
      'serves the application shell of the client at %s',
      async (path) => {
        await get(path)
          .expect(200, 'shell')
          .expect('Content-Type', /^text\/html/)
          .expect('Cache-Control', 'no-cache');
      },
    );

    it("compresses prerendered pages, inserts the server's own origin, and returns 304 for a known ETag", async () => {
      const plain = await get('/about').set('Accept-Encoding', 'identity').expect(200);
      const address = /href="([^"]+)\/about"/.exec(plain.text)?.[1];
      expect(URL.canParse(address ?? '')).toBe(true);
      const packed = await get('/about').set('Accept-Encoding', 'gzip').expect(200).expect('Content-Encoding', 'gzip');
      expect(packed.text).toBe(plain.text);
      await get('/about').set('If-None-Match', plain.get('ETag')!).expect(304);
    });

    it('serves the price page for the configured payment provider', () =>
      get('/pricing').expect(200, 'prices of the sandbox'));

    it('lists public pages for search engines in a sitemap with absolute URLs', async () => {
      const sitemap = /^Sitemap: (\S+)$/m.exec((await get('/robots.txt').expect(200)).text)?.[1];
      const { text } = await get('/sitemap.xml')
        .expect(200)
        .expect('Content-Type', /^application\/xml/);
      expect(text).toContain(`<loc>${new URL('/pricing', sitemap).href}</loc>`);
    });

    it.each(['/nowhere', '/app/resume/1/2', '/administrator', '/assets'])(
      "serves the client's 404 page at %s",
      async (path) => {
        await get(path).expect(404, 'shell');
      },
    );

    it('caches files with a hash in their name for a year', () =>
      get('/assets/app-1a2b3c.js')
        .expect(200, 'script')
        .expect('Cache-Control', 'public, max-age=31536000, immutable'));

    it('serves the compressed files that the build created', () =>
      get('/assets/app-1a2b3c.js').set('Accept-Encoding', 'gzip').expect(200).expect('Content-Encoding', 'gzip'));

    it('makes browsers revalidate files without a hash in their name', () =>
      get('/icon.svg').expect(200).expect('Cache-Control', 'no-cache'));

    it.each(['/assets/app-old.js', '/missing.png', '/app/resume.map', '/assets/app-1a2b3c.js.gz', '/index.html'])(
      'returns a JSON error instead of a page for a missing file: %s',
      async (path) => {
        const answer = await get(path).expect(404);
        expect(answer.body).toMatchObject({ code: 'not_found' });
      },
    );

    it.each([
      '/../secret.json',
      '/%2e%2e/secret.json',
      '/..%2fsecret.json',
      '/fonts/..%2f..%2fsecret.json',
      '/fonts/%2e%2e/secret.json',
    ])("serves no file outside of the client's and the fonts' folders: %s", async (path) => {
      const answer = await get(path);
      expect([400, 404]).toContain(answer.status);
    });

    it('lets browsers cache fonts forever under a URL that contains their hash', async () => {
      await get('/fonts/face-bold.woff2?v=1a2b')
        .expect(200)
        .expect('Cache-Control', /immutable/);
      await get('/fonts/face-bold.woff2').expect(200).expect('Cache-Control', 'public, max-age=86400');
      await get('/fonts/other.woff2').expect(404);
    });
  });

  describe('staff console', () => {
    it.each(['/admin', '/admin/', '/admin/login', '/admin/promo-codes/1'])(
      'serves the console page at %s',
      async (path) => {
        await get(path)
          .expect(200, 'console')
          .expect('Content-Type', /^text\/html/)
          .expect('Cache-Control', 'no-cache')
          .expect('X-Robots-Tag', 'noindex');
      },
    );

    it("caches the console's compressed scripts for a year", () =>
      get('/admin/assets/main-1a2b3c.js')
        .set('Accept-Encoding', 'gzip')
        .expect(200)
        .expect('Content-Encoding', 'gzip')
        .expect('Cache-Control', 'public, max-age=31536000, immutable'));

    it.each(['/admin/assets/main-old.js', '/admin/index.html', '/admin/../secret.json', '/admin/%2e%2e/secret.json'])(
      'returns 404 for the console path %s',
      async (path) => {
        await get(path).expect(404);
      },
    );
  });

  describe('GET /api/config', () => {
    it('returns prices in cents, limits and the enabled features', async () => {
      const answer = await get('/api/config').expect(200);
      expect(answer.body).toMatchObject({
        signIn: { password: true, oidc: false },
        payments: { provider: 'sandbox', publishableKey: null },
        features: { aiSuggestions: true, aiModel: false, payments: true, signUps: true, imports: true },
        aiProvider: null,
        prices: { currency: 'usd', download: 399, pro: 999, premium: 1999 },
        limits: { bodyBytes: 524_288 },
      });
    });
  });

  describe('OpenAPI document', () => {
    it('serves the OpenAPI document as JSON and as a readable page', async () => {
      const answer = await get('/api/openapi.json').expect(200);
      expect(Object.keys((answer.body as { paths: object }).paths)).toContain('/api/resumes/{id}');
      await get('/api/docs').expect(200).expect('Content-Type', /html/);
    });

    it('serves the same document as the committed file, which `npm run openapi -w backend` writes', async () => {
      const committed: unknown = JSON.parse(readFileSync(inCheckout('backend/openapi.json'), 'utf8'));
      const served = await get('/api/openapi.json');
      expect(served.body).toEqual(committed);
    });
  });
});

describe('OpenAPI document in production', () => {
  const PRODUCTION = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://shortlist.example',
    TRUST_PROXY: '1',
    SESSION_SECRET: 'a secret of production that is long enough',
    ALLOW_GENERATED_SECRETS: 'true',
    ALLOW_OUTBOX: 'true',
    ALLOW_SANDBOX: 'true',
  };

  it.each([
    [404, {}],
    [200, { PUBLIC_API_DOCS: 'true' }],
  ])('the route of the OpenAPI document returns %d with the settings %j', async (status, env) => {
    const api = await startApp({ env: { ...PRODUCTION, ...env } });
    await api.visitor().get('/api/openapi.json').expect(status);
    await api.visitor().get('/api/docs').expect(status);
    await api.close();
  });
});
