import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What the server was asked. */
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
  /** The client hung up before it had the whole answer. */
  wasLeft: boolean;
}

export type Behaviour = (response: ServerResponse, request: ModelRequest) => void | Promise<void>;

export const MODEL_ENV = { OPENAI_API_KEY: 'sk-this-key-is-secret', OPENAI_MODEL: 'model-for-tests' };

/** A real server on loopback that speaks OpenAI's chat completions as it is told to. */
export class ModelServer {
  readonly requests: ModelRequest[] = [];
  /** For requests that nothing else was planned for. */
  otherwise: Behaviour = fails(503);
  private planned: Behaviour[] = [];
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      void text(request).then(async (body) => {
        const asked: ModelRequest = {
          headers: request.headers,
          body: JSON.parse(body) as ModelRequest['body'],
          wasLeft: false,
        };
        this.requests.push(asked);
        response.on('close', () => (asked.wasLeft = !response.writableFinished));
        await (this.planned.shift() ?? this.otherwise)(response, asked);
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

  /** The next requests are answered so, one each; the plan and the requests so far are forgotten. */
  plan(...behaviours: Behaviour[]): void {
    this.planned = behaviours;
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
  /** Called after each piece. */
  between?: (pieces: number) => Promise<void>;
}

const PIECE = 7;

/** Streams the answer in small pieces. */
export function says(answer: unknown, how: Said = {}): Behaviour {
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
  (status: number, message = 'no', headers: Record<string, string> = {}): Behaviour =>
  (response) => {
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ error: { message, type: 'error', code: null, param: null } }));
  };

/** Takes the question and never says a word. */
export const hangs: Behaviour = () => undefined;

/** Begins, and never ends. */
export const stalls =
  (beginning: string): Behaviour =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    send(response, { choices: [{ index: 0, delta: { content: beginning }, finish_reason: null }] });
  };

/** The line goes down in the middle of the answer. */
export const cuts =
  (beginning: string): Behaviour =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    send(response, { choices: [{ index: 0, delta: { content: beginning }, finish_reason: null }] });
    response.write('data: {"choi', () => response.destroy());
  };

/** The line goes down before any answer. */
export const hangsUp: Behaviour = (response) => {
  response.destroy();
};

export const saysPlainly =
  (body: string): Behaviour =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(body);
  };

/** Answers by what was asked. */
export const replies =
  (answer: (request: ModelRequest) => unknown, how: Said = {}): Behaviour =>
  (response, request) =>
    says(answer(request), how)(response, request);

/** What stands between the fences of a question, by the name it has there. */
export function fencedIn({ body }: ModelRequest, name: string): string {
  const input = body.messages[1]!.content;
  return new RegExp(`<<(\\w+) ${name}\\n([^]*?)\\n\\1>>`).exec(input)?.[2] ?? '';
}
