import { Agent, createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

/** Returns whether a simulated outage or a stub applies to the request. */
export type RequestFilter = (method: string, path: string) => boolean;

export interface StubbedResponse {
  status: number;
  body: unknown;
}

/**
 * The network between one journey's browser and the product: a proxy on loopback. The product sees each journey under a
 * different network address, so rate limits count journeys separately. The proxy, not the browser, rejects requests,
 * because interception inside the browser misses requests that outlive their page.
 */
export class Network {
  private readonly localAddress = randomLoopback();
  private readonly agent = new Agent({ keepAlive: true, localAddress: this.localAddress });
  private readonly server = createServer((from, to) => void this.forward(from, to));
  private cuts: RequestFilter[] = [];
  private stubs: { applies: RequestFilter; response: StubbedResponse }[] = [];

  private readonly slowestMs: number;

  private constructor(slowestMs: number) {
    this.slowestMs = slowestMs;
  }

  /** @param slowestMs maximum random delay of each request, in milliseconds */
  static async open(slowestMs = 0): Promise<Network> {
    const network = new Network(slowestMs);
    network.server.on('connect', (from: IncomingMessage, socket: Duplex) => network.tunnel(from, socket));
    await new Promise<void>((resolve) => network.server.listen(0, '127.0.0.1', resolve));
    return network;
  }

  get proxy(): { server: string } {
    return { server: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}` };
  }

  /**
   * Rejects matching requests of the page from now on, as if the connection were broken. Requests that the journey
   * sends through `context.request` represent another device and are never rejected.
   */
  cut(applies: RequestFilter): void {
    this.cuts.push(applies);
  }

  stub(applies: RequestFilter, response: StubbedResponse): void {
    this.stubs.push({ applies, response });
  }

  restore(): void {
    this.cuts = [];
    this.stubs = [];
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
    this.agent.destroy();
  }

  private async forward(from: IncomingMessage, to: ServerResponse): Promise<void> {
    if (this.slowestMs > 0) await sleep(Math.random() * this.slowestMs);
    const url = new URL(from.url ?? '');
    const { method = '', headers } = from;
    if (this.cuts.some((applies) => applies(method, url.pathname))) {
      from.socket.destroy();
      return;
    }
    const stub = this.stubs.find(({ applies }) => applies(method, url.pathname));
    if (stub) {
      from.resume();
      const { status, body } = stub.response;
      to.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      return;
    }
    const onward = send(url, { method, headers, agent: this.agent }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
      answer.on('error', () => to.destroy());
    });
    onward.on('error', () => from.socket.destroy());
    to.on('close', () => onward.destroy());
    from.pipe(onward);
  }

  /** Forwards the requests of `context.request`: Playwright sends them through a proxy tunnel, even without TLS. */
  private tunnel(from: IncomingMessage, socket: Duplex): void {
    const { hostname, port } = new URL(`http://${from.url}`);
    const onward = connect({ host: hostname, port: Number(port), localAddress: this.localAddress }, () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      socket.pipe(onward).pipe(socket);
    });
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  }
}

/** Returns one of 16 million loopback addresses at random, so that two journeys are unlikely to share one. */
function randomLoopback(): string {
  const part = () => 1 + Math.floor(Math.random() * 254);
  return `127.${part()}.${part()}.${part()}`;
}
