import type { ExportFormat } from '@shortlist/shared/contract/export';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import type { ExportFile } from './export.service.js';
import { contentDisposition } from './file-name.js';

const MEDIA_TYPES: Record<ExportFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  text: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

type SentFile = Pick<ExportFile, 'fileName' | 'content' | 'digest'>;

/** Sends the file, or 304 if the client already has it. Calls `record` before sending a file. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, format, record }: { file: SentFile; format: ExportFormat; record: () => Promise<void> },
): Promise<void> {
  const tag = `"${file.digest}"`;
  void reply
    .header('etag', tag)
    // Browsers on shared computers must not cache the file. `etag` serves programs that store it themselves.
    .header('cache-control', 'private, no-store')
    .header('content-disposition', contentDisposition(file.fileName))
    .type(MEDIA_TYPES[format]);
  // Compression turns the tag into a weak one, but the content is the same.
  if (fresh(request.headers, { etag: tag })) return void reply.status(304).send();
  // A client that disconnected during the render has not downloaded the file.
  if (request.method === 'GET' && !request.raw.socket.destroyed) await record();
  void reply.send(file.content);
}
