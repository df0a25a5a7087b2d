import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ModelRequest {
  headers: IncomingHttpHeaders;
  body: {
    model: string;
    messages: { role: string; content: string }[];
    stream: boolean;
    response_format?: { type: string };
    stream_options?: object;
    max_tokens?: number;
    max_completion_tokens?: number;
  };
  /** Whether the client disconnected before the end of the answer. */
  wasLeft: boolean;
}

export type Behavior = (response: ServerResponse, request: ModelRequest) => void | Promise<void>;

/** Disables fact checks, because a fact check sends a second request to the model for the same answer. */
export const MODEL_ENV = {
  OPENAI_API_KEY: 'sk-this-key-is-secret',
  OPENAI_MODEL: 'model-for-tests',
  OPENAI_FACT_CHECK: 'false',
};

/** A model server on loopback that returns planned OpenAI chat completions. */
export class ModelServer {
  readonly requests: ModelRequest[] = [];
  /** Response to requests for which no response is planned. */
  otherwise: Behavior = fails(503);
  private planned: Behavior[] = [];
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      void text(request).then(async (body) => {
        const received: ModelRequest = {
          headers: request.headers,
          body: JSON.parse(body) as ModelRequest['body'],
          wasLeft: false,
        };
        this.requests.push(received);
        response.on('close', () => (received.wasLeft = !response.writableFinished));
        await (this.planned.shift() ?? this.otherwise)(response, received);
      });
    });
  }

  async listen(): Promise<this> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  get env(): Record<string, string> {
    return { ...MODEL_ENV, OPENAI_BASE_URL: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1` };
  }

  /** Plans one answer for each of the next requests. Replaces the previous plan and forgets earlier requests. */
  plan(...behaviors: Behavior[]): void {
    this.planned = behaviors;
    this.requests.length = 0;
  }

  async close(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }
}

interface Said {
  usage?: { prompt_tokens: number; completion_tokens: number } | null;
  finish?: string | null;
  /** Called after each chunk with the number of chunks sent. */
  between?: (pieces: number) => Promise<void>;
}

const PIECE = 7;

/** Streams the answer in small chunks. */
export function says(answer: unknown, how: Said = {}): Behavior {
  return async (response) => {
    const { usage = { prompt_tokens: 100, completion_tokens: 50 }, finish = 'stop', between } = how;
    const content = typeof answer === 'string' ? answer : JSON.stringify(answer);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const pieces = content.match(new RegExp(`[^]{1,${Math.max(PIECE, content.length / 1_000)}}`, 'g')) ?? [];
    for (const [index, piece] of pieces.entries()) {
      if (response.destroyed) return;
      send(response, { choices: [{ index: 0, delta: { content: piece }, finish_reason: null }] });
      await between?.(index + 1);
    }
    if (finish) send(response, { choices: [{ index: 0, delta: {}, finish_reason: finish }] });
    if (usage) send(response, { choices: [], usage });
    response.end('data: [DONE]\n\n');
  };
}

const send = (response: ServerResponse, chunk: object): boolean =>
  response.write(
    `data: ${JSON.stringify({ id: 'a', object: 'chat.completion.chunk', created: 0, model: 'm', ...chunk })}\n\n`,
  );

export const fails =
  (status: number, message = 'no', headers: Record<string, string> = {}): Behavior =>
  (response) => {
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ error: { message, type: 'error', code: null, param: null } }));
  };

export const hangs: Behavior = () => undefined;

export const stalls =
  (beginning: string): Behavior =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    send(response, { choices: [{ index: 0, delta: { content: beginning }, finish_reason: null }] });
  };

/** Closes the connection in the middle of the answer. */
export const cuts =
  (beginning: string): Behavior =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    send(response, { choices: [{ index: 0, delta: { content: beginning }, finish_reason: null }] });
    response.write('data: {"choi', () => response.destroy());
  };

export const hangsUp: Behavior = (response) => {
  response.destroy();
};

export const saysPlainly =
  (body: string): Behavior =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(body);
  };

export const replies =
  (answer: (request: ModelRequest) => unknown, how: Said = {}): Behavior =>
  (response, request) =>
    says(answer(request), how)(response, request);

/** Returns the text between the lines `<<… name` and `…>>` of the prompt. */
export function fencedIn({ body }: ModelRequest, name: string): string {
  const input = body.messages[1]!.content;
  return new RegExp(`<<(\\w+) ${name}\\n([^]*?)\\n\\1>>`).exec(input)?.[2] ?? '';
}
