import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { notFound, type BuiltFiles } from './built-files.js';

/** Placeholder for the server's origin in the built HTML documents. */
const ORIGIN = '%ORIGIN%';
/**
 * Minimum size, in bytes, of a response to compress: for a smaller response, compression saves less than one network
 * packet.
 */
const MIN_COMPRESSED_BYTES = 1_024;

type Encoding = 'br' | 'gzip' | 'identity';

interface PageDocument {
  etag: string;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
}

/**
 * Fills in the server's origin, because the URLs of canonical links and social media images must be absolute. Renders
 * and compresses each document once.
 */
export class PageDocuments {
  private readonly rendered = new Map<string, PageDocument>();

  /** @param origin the public origin of this server, such as `https://resumes.example.com` */
  constructor(
    private readonly built: BuiltFiles,
    private readonly origin: string,
  ) {}

  has(name: string): boolean {
    return this.built.has(name);
  }

  send(request: FastifyRequest, reply: FastifyReply, name: string): FastifyReply {
    if (!this.has(name)) return notFound(reply);
    const { etag, bodies } = this.document(name);
    void reply.headers({ 'cache-control': 'no-cache', vary: 'Accept-Encoding', etag });
    if (reply.statusCode === 200 && fresh(request.headers, { etag })) return reply.status(304).send();
    const encoding = chosenEncoding(request.headers['accept-encoding'], bodies);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(bodies[encoding]);
  }

  private document(name: string): PageDocument {
    let document = this.rendered.get(name);
    if (!document) {
      const html = readFileSync(join(this.built.folder, name), 'utf8').replaceAll(ORIGIN, this.origin);
      document = rendered(Buffer.from(html));
      this.rendered.set(name, document);
    }
    return document;
  }
}

function rendered(identity: Buffer): PageDocument {
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  if (identity.length < MIN_COMPRESSED_BYTES) return { etag, bodies: { identity } };
  const br = brotliCompressSync(identity, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
  });
  return { etag, bodies: { identity, br, gzip: gzipSync(identity, { level: 9 }) } };
}

function chosenEncoding(accepted: string | undefined, bodies: PageDocument['bodies']): Encoding {
  const names = new Set((accepted ?? '').split(',').map((part) => part.split(';')[0]!.trim()));
  return (['br', 'gzip'] as const).find((encoding) => names.has(encoding) && bodies[encoding]) ?? 'identity';
}
