import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { Logger } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { LIMITS } from '@shortlist/shared/resume/resume-data';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiDocument, serveApiDocument } from './core/http/api-document.js';
import { ApiError } from './core/errors/api-error.js';
import { errorBody } from './core/errors/api-error.filter.js';
import { Env } from './core/env/env.js';
import { countResponse } from './core/metrics/http.js';
import { readJsonBodies } from './core/http/json-body.js';
import { logRequests } from './core/http/request-log.js';
import { acceptFiles } from './core/http/uploads.js';
import { nameRequests } from './core/tracing/name-requests.js';
import { serveQueueBoard } from './queues/serve-queue-board.js';

export function httpAdapter(env: Env): FastifyAdapter {
  const adapter: FastifyAdapter = new FastifyAdapter({
    bodyLimit: LIMITS.bodyBytes,
    // Time limit in milliseconds for receiving a request: short enough to stop slow-body attacks, and long enough for
    // ten megabytes over a phone connection.
    requestTimeout: 120_000,
    trustProxy: (...[, hop]: [address: string, hop: number]) => hop < env.proxies,
    genReqId: () => randomUUID(),
    // Fastify rejects malformed URLs before any route or filter runs.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      // This handler replaces the NestJS adapter's handler, so it must call the adapter's private security hook itself.
      const securityHook = Reflect.get(adapter, 'securityHook') as SecurityHook | undefined;
      securityHook?.(request, reply.raw);
      const body = errorBody(new ApiError(400, 'bad_request', error.message), request.id);
      void reply.status(400).headers({ 'x-request-id': request.id, 'cache-control': 'no-store' }).send(body);
    },
  });
  return adapter;
}

type SecurityHook = (request: FastifyRequest, response: FastifyReply['raw']) => unknown;

/**
 * Sources in the content security policy that Stripe's form needs:
 * https://docs.stripe.com/security/guide#content-security-policy
 */
const STRIPE_SOURCES = {
  scriptSrc: ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com'],
  connectSrc: ["'self'", 'https://api.stripe.com'],
  frameSrc: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};

/**
 * Configures the application for `main` and the tests. Call before the application listens, and create the application
 * with `bodyParser: false`.
 */
export async function configure(app: NestFastifyApplication): Promise<void> {
  const env = app.get(Env);
  app.setGlobalPrefix('api');
  app.enableCsrfProtection({ trustedOrigins: env.publicUrl ? [new URL(env.publicUrl).origin] : [] });
  app.useSecurityHeaders({
    contentSecurityPolicy: {
      directives: {
        fontSrc: ["'self'", 'data:'],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // Allows inline styles, which the Emotion library generates.
        styleSrc: ["'self'", "'unsafe-inline'"],
        frameAncestors: "'none'",
        ...(env.stripe && STRIPE_SOURCES),
        // Over plain HTTP, `upgrade-insecure-requests` would redirect the page's requests to an HTTPS port without a
        // listener.
        upgradeInsecureRequests: env.publicUrl?.startsWith('https:') ?? false,
      },
    },
    // Popups of payment wallets send messages to the page that opened them, which `same-origin` would prevent.
    crossOriginOpenerPolicy: { policy: env.stripe ? 'same-origin-allow-popups' : 'same-origin' },
    xFrameOptions: { action: 'deny' },
    // URLs contain tokens and payment secrets, which would leak into proxy logs through a full referrer.
    referrerPolicy: { policy: 'strict-origin' },
  });

  const http = app.getHttpAdapter().getInstance();
  if (env.traces) nameRequests(http);
  logRequests(http);
  readJsonBodies(http);
  await acceptFiles(app);
  http.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    // API responses contain private data. Routes for cacheable files override this header.
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
    done();
  });
  http.addHook('onResponse', countResponse);
  if (env.proxies === 0) reportIgnoredProxy(http, env.production);
  await app.register(cookie);
  await app.register(compress, {
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    // Brotli's default quality of 11 is too slow for compressing every response.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await serveQueueBoard(app);
  if (env.publicApiDocs) serveApiDocument(app, () => apiDocument(app));
}

/** Warns once about requests through an untrusted proxy, because all visitors then share the proxy's IP address. */
function reportIgnoredProxy(http: FastifyInstance, isProduction: boolean): void {
  let reported = false;
  http.addHook('onRequest', (request, _, done) => {
    if (!reported && (request.headers['x-forwarded-for'] ?? request.headers.forwarded) !== undefined) {
      reported = true;
      const log = new Logger('Proxy');
      const line =
        'requests come through a proxy, but TRUST_PROXY is 0: all visitors share the rate limits of one address';
      if (isProduction) log.error(line);
      else log.warn(line);
    }
    done();
  });
}
