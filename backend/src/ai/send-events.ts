import { PassThrough } from 'node:stream';
import { createParamDecorator, Logger, StreamableFile, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ApiError } from '../core/errors/api-error.js';
import { errorBody } from '../core/errors/api-error.filter.js';

export interface AnswerStream {
  signal: AbortSignal;
  /** Sends a chunk to the client; undefined if the client does not accept a stream. */
  onText?: (chunk: string) => void;
}

export const STREAMED =
  'With `Accept: text/event-stream`, the response is streamed: `text` events (each a chunk, as a JSON string), then one `answer` event (this schema) or one `problem` event (an error).';

/** Sends an answer as JSON, or streams it to a client that accepts `text/event-stream`. */
export type SendAnswer = <View>(
  schema: z.ZodType<View>,
  write: (stream: AnswerStream) => Promise<View>,
) => Promise<View | StreamableFile>;

/**
 * Lets a route stream its answer. Events are `text` (a chunk, as a JSON string), then one final `answer` (the JSON
 * answer) or `problem` (an error body). An error before the first event sets the response's status.
 */
export const AnswerSender = createParamDecorator((_: unknown, context: ExecutionContext): SendAnswer => {
  const http = context.switchToHttp();
  const [request, reply] = [http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>()];
  const signal = disconnected(reply);
  const isStreamed = request.headers.accept?.includes('text/event-stream') ?? false;
  return (schema, write) => (isStreamed ? sendEvents(request, reply, schema, signal, write) : write({ signal }));
});

function disconnected({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const abort = (): void => {
    if (!raw.writableFinished) controller.abort(ApiError.busy('unavailable', 'The client has disconnected.'));
  };
  // The client may have disconnected while the server looked up the session.
  if (raw.destroyed) abort();
  else raw.once('close', abort);
  return controller.signal;
}

async function sendEvents<View>(
  request: FastifyRequest,
  reply: FastifyReply,
  schema: z.ZodType<View>,
  signal: AbortSignal,
  write: (stream: AnswerStream) => Promise<View>,
): Promise<StreamableFile> {
  const output = new PassThrough();
  const started = Promise.withResolvers<void>();
  const send = (event: 'text' | 'answer' | 'problem', data: unknown): void => {
    started.resolve();
    if (output.writable) output.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  let hasStarted = false;
  const written = write({
    signal,
    onText: (chunk) => {
      hasStarted = true;
      send('text', chunk);
    },
  });
  void written
    .then((view) => send('answer', schema.parse(view)))
    .catch((error: unknown) => {
      if (!hasStarted) return started.reject(error);
      return send('problem', errorBody(asApiError(error, request.id), request.id));
    })
    .finally(() => output.end());
  await started.promise;
  // Keeps proxies from buffering the stream.
  void reply.header('x-accel-buffering', 'no');
  return new StreamableFile(output, { type: 'text/event-stream; charset=utf-8' });
}

function asApiError(error: unknown, requestId: string): ApiError {
  if (error instanceof ApiError) return error;
  new Logger('Errors').error({ requestId, err: error }, 'a streamed answer failed');
  return new ApiError(500, 'internal', 'Something went wrong on our side. Please try again.');
}
