import { PassThrough } from 'node:stream';
import { createParamDecorator, Logger, StreamableFile, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ApiError } from '../core/api-error.js';
import { errorBody } from '../core/api-error.filter.js';

/** What the writing of an answer gets from its request. */
export interface Writing {
  /** Aborted when the person has left. */
  signal: AbortSignal;
  /** Shows the person a piece of the text while it is written; absent when nobody watches. */
  onText?: (piece: string) => void;
}

/** For the description of such a route. */
export const WATCHED =
  'With `Accept: text/event-stream` it comes while it is written: events `text` (a piece, as a JSON string), then one `answer` (this) or `problem` (an error).';

/** Sends an answer as JSON, or, to a client that accepts `text/event-stream`, while it is written. */
export type SendAnswer = <View>(
  schema: z.ZodType<View>,
  write: (writing: Writing) => Promise<View>,
) => Promise<View | StreamableFile>;

/**
 * For a route whose answer can be watched. Events are `text` (a piece of the text, as a JSON string), and at the end
 * one `answer` (the same view that the JSON answer is) or one `problem` (an error's body). What goes wrong before the
 * first event is answered with its status, like everywhere.
 */
export const AnswerSender = createParamDecorator((_: unknown, context: ExecutionContext): SendAnswer => {
  const http = context.switchToHttp();
  const [request, reply] = [http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>()];
  const signal = leaving(reply);
  const isWatched = request.headers.accept?.includes('text/event-stream') ?? false;
  return (schema, write) => (isWatched ? sendEvents(request, reply, schema, signal, write) : write({ signal }));
});

/** The person closed the page or the line went down before everything was sent. */
function leaving({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const leave = (): void => {
    if (!raw.writableFinished) controller.abort(ApiError.busy('unavailable', 'Nobody waits for this answer any more.'));
  };
  // Somebody may have left while their session was looked up.
  if (raw.destroyed) leave();
  else raw.once('close', leave);
  return controller.signal;
}

async function sendEvents<View>(
  request: FastifyRequest,
  reply: FastifyReply,
  schema: z.ZodType<View>,
  signal: AbortSignal,
  write: (writing: Writing) => Promise<View>,
): Promise<StreamableFile> {
  const stream = new PassThrough();
  const started = Promise.withResolvers<void>();
  const send = (event: 'text' | 'answer' | 'problem', data: unknown): void => {
    started.resolve();
    if (stream.writable) stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  let hasStarted = false;
  const written = write({
    signal,
    onText: (piece) => {
      hasStarted = true;
      send('text', piece);
    },
  });
  void written
    .then((view) => send('answer', schema.parse(view)))
    .catch((error: unknown) => {
      if (!hasStarted) return started.reject(error);
      return send('problem', errorBody(asApiError(error, request.id), request.id));
    })
    .finally(() => stream.end());
  await started.promise;
  // A proxy that collects an answer before it passes it on would undo all this.
  void reply.header('x-accel-buffering', 'no');
  return new StreamableFile(stream, { type: 'text/event-stream; charset=utf-8' });
}

function asApiError(error: unknown, requestId: string): ApiError {
  if (error instanceof ApiError) return error;
  new Logger('Errors').error({ requestId, err: error }, 'an answer broke off');
  return new ApiError(500, 'internal', 'Something went wrong on our side.');
}
