import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { Readable } from 'node:stream';
import { MEDIA_TYPES } from '../files/media-types.js';
import type { ExportFile, ExportService } from './export.service.js';
import { contentDisposition } from './file-name.js';
import { isNavigation } from './navigation.filter.js';
import type { ExportRequest } from './render/export-request.js';

/**
 * Sends the file, or 304 if the client already has it. If signed downloads are on and a browser opens the file,
 * redirects the browser to the bucket. Scripts cannot follow that redirect, because the content security policy lets
 * them connect only to this server. Records the download before the response begins.
 */
export async function sendFile(
  exports: ExportService,
  target: ExportRequest,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const stored = await exports.file(target);
  if (fresh(request.headers, { etag: tagOf(stored) })) {
    return void describe(reply, stored, target).status(304).send();
  }
  if (request.method !== 'GET') {
    // Fastify discards the stream of a response to a HEAD request, but keeps the Content-Length header.
    return void describe(reply, stored, target).header('content-length', stored.bytes).send(Readable.from([]));
  }

  if (isNavigation(request) && exports.isSigned(stored)) {
    const { file, opened: url } = await exports.signedUrl(target, stored);
    await recordUnlessGone(file);
    return void reply.header('cache-control', 'private, no-store').redirect(url, 302);
  }

  const { file, opened: body } = await exports.open(target, stored);
  try {
    await recordUnlessGone(file);
  } catch (error) {
    if (body instanceof Readable) body.destroy();
    throw error;
  }
  void describe(reply, file, target).header('content-length', file.bytes).send(body);

  /** A client that disconnected during the render has not downloaded the file. */
  async function recordUnlessGone(downloaded: ExportFile): Promise<void> {
    if (!request.raw.socket.destroyed) await exports.recordDownload(target, downloaded);
  }
}

const tagOf = ({ digest }: ExportFile): string => `"${digest}"`;

function describe(reply: FastifyReply, file: ExportFile, { format }: ExportRequest): FastifyReply {
  return (
    reply
      .header('etag', tagOf(file))
      // Browsers on shared computers must not cache the file. `etag` is for programs that store the file.
      .header('cache-control', 'private, no-store')
      .header('content-disposition', contentDisposition(file.fileName))
      .type(MEDIA_TYPES[format])
  );
}
