import type { FastifyRequest } from 'fastify';
import { ApiError } from '../core/errors/api-error.js';

export async function receiveFile(request: FastifyRequest, maxBytes: number): Promise<Buffer> {
  const files: Buffer[] = [];
  try {
    for await (const part of request.parts({ limits: { files: 1, fields: 4, fieldSize: 1_000, fileSize: maxBytes } })) {
      if (part.type !== 'file') continue;
      if (part.fieldname === 'file') files.push(await part.toBuffer());
      else part.file.resume();
    }
  } catch (error) {
    throw asApiError(error, maxBytes);
  }
  const [file] = files;
  if (!file) throw new ApiError(400, 'bad_request', 'Choose a file to import, and send it in the field “file”.');
  return file;
}

export const fileTooLarge = (maxBytes: number): ApiError =>
  new ApiError(413, 'payload_too_large', `This file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB.`);

/** Returns a 4xx error for a parser error, because the client caused it. */
function asApiError(error: unknown, maxBytes: number): ApiError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return fileTooLarge(maxBytes);
  if (code === 'FST_FILES_LIMIT') return new ApiError(400, 'bad_request', 'Send one file at a time.');
  return new ApiError(400, 'bad_request', 'The upload is incomplete, or is not form data. Please try again.');
}
