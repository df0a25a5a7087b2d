import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** The parts of the test server's class that this file uses. The package has no types. */
interface Server {
  callback(): RequestListener;
  configureBuckets(): Promise<unknown>;
  logger: { close(): void };
}

export interface BucketOfCompose {
  host: string;
  /** Number of objects in the bucket. */
  size(): number;
  close(): Promise<void>;
}

/** Starts a server with the API of Amazon S3 and an empty bucket, in place of compose's service `garage`. */
export async function startBucket(name: string): Promise<BucketOfCompose> {
  const directory = mkdtempSync(join(tmpdir(), 'shortlist-bucket-'));
  const Constructor = S3rver as new (options: object) => Server;
  const s3 = new Constructor({ silent: true, directory, vhostBuckets: false, configureBuckets: [{ name }] });
  await s3.configureBuckets();
  const server = createServer(s3.callback()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    size: () =>
      readdirSync(join(directory, name), { recursive: true, encoding: 'utf8' }).filter((file) =>
        file.endsWith('._S3rver_object'),
      ).length,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      s3.logger.close();
      rmSync(directory, { recursive: true });
    },
  };
}
