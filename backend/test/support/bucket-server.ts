import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** Behavior of the server: it responds normally, not at all, with 500, or with only the first bytes of a body. */
type Behavior = 'normal' | 'hangs' | 'fails' | 'stalls';

export interface BucketServer {
  /** Environment variables that make the product use this bucket. */
  env: Record<string, string>;
  /** Requests received so far, such as `GET /files/…`. */
  requests: string[];
  behavior: Behavior;
  keys(): string[];
  /** Deletes all objects without the product's knowledge. */
  lose(): void;
  /** Resolves when a client closes its connection during a stalled response. */
  abandoned: Promise<void>;
  /** Closes all connections and the port; `start` opens the port again. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** The only access key that the test server knows. */
const KEY = 'S3RVER';

/** Starts a local server that implements the Amazon S3 API and checks signatures. */
export async function startBucketServer(name = 'files'): Promise<BucketServer> {
  const directory = mkdtempSync(join(tmpdir(), 'shortlist-bucket-'));
  const options = { silent: true, directory, vhostBuckets: false, configureBuckets: [{ name }] };
  const strict = new S3rver(options);
  // Accepts any signature for the bucket itself: s3rver omits a slash from the path that the client signs.
  const lenient = new S3rver({ ...options, allowMismatchedSignatures: true });
  await strict.configureBuckets();
  const [serveObject, serveBucket] = [strict.callback(), lenient.callback()];
  const serve = (request: IncomingMessage, response: ServerResponse): void =>
    isForBucket(request) ? serveBucket(request, response) : serveObject(request, response);
  const abandoned = Promise.withResolvers<void>();

  const server = createServer((request, response) => {
    bucket.requests.push(`${request.method} ${request.url}`);
    switch (bucket.behavior) {
      case 'hangs':
        return;
      case 'fails':
        request.resume();
        response.writeHead(500).end('<Error><Code>InternalError</Code></Error>');
        return;
      case 'stalls':
        stall(response);
        response.once('close', abandoned.resolve);
        serve(request, response);
        return;
      case 'normal':
        serve(request, response);
    }
  });

  const listen = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  const port = await listen(0);
  const folder = join(directory, name);
  const objects = (): string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(OBJECT));

  const bucket: BucketServer = {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: name,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    requests: [],
    behavior: 'normal',
    keys: () => objects().map((file) => file.slice(0, -OBJECT.length)),
    lose: () => {
      for (const each of readdirSync(folder)) rmSync(join(folder, each), { recursive: true });
    },
    abandoned: abandoned.promise,
    stop,
    start: async () => {
      await listen(port);
    },
    close: async () => {
      if (server.listening) await stop();
      for (const { logger } of [strict, lenient]) logger.close();
      rmSync(directory, { recursive: true });
    },
  };
  return bucket;
}

const isForBucket = ({ url = '' }: IncomingMessage): boolean => /^\/[^/]+\/?(\?delete=?)?$/.test(url);

/** Suffix of the file in which the test server stores an object's bytes. */
const OBJECT = '._S3rver_object';
const FIRST_BYTES = 10;

function stall(response: ServerResponse): void {
  const write = response.write.bind(response) as (chunk: Uint8Array) => boolean;
  response.write = (chunk: unknown) => {
    response.write = () => false;
    write((chunk as Uint8Array).subarray(0, FIRST_BYTES));
    return false;
  };
}
