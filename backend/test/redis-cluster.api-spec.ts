import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { startRedis } from '../../scripts/lib/redis.mjs';
import { startApp } from './support/app.js';
import { bytes, givenPaid, givenPerson, givenResume } from './support/given.js';
import { mailTo, SUBJECTS } from './support/outbox.js';
import { until } from './support/until.js';

const SLOTS = 16_384;

describe('a Redis Cluster', () => {
  it('a Redis Cluster can store the queues: files are rendered and emails are sent', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shortlist-cluster-'));
    const nodes = [await startNode(folder, 1), await startNode(folder, 2), await startNode(folder, 3)];
    const clients = nodes.map(({ url }) => new Redis(url));
    const [first] = nodes;
    try {
      await joinCluster(
        clients,
        nodes.map(({ url }) => url),
      );
      const api = await startApp({ worker: true, env: { REDIS_URL: first!.url, REDIS_CLUSTER: 'true' } });
      try {
        const ada = await givenPerson(api);
        await mailTo(api, ada.email, SUBJECTS.verify);
        const resume = await givenResume(ada);
        await givenPaid(api, ada, resume);
        const { body } = await ada.browser.get(`/api/export/pdf/${resume.id}`).buffer(true).parse(bytes).expect(200);
        expect((body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
        await api.visitor().get('/api/health/ready').expect(200);
      } finally {
        await api.close();
      }
    } finally {
      for (const client of clients) client.disconnect();
      await Promise.all(nodes.map((node) => node.stop()));
      rmSync(folder, { recursive: true });
    }
  });
});

/**
 * Sets the port for connections between nodes, because the default (the client port plus 10,000) may exceed the highest
 * valid port number.
 */
const startNode = async (folder: string, node: number) =>
  startRedis([
    ...['--cluster-enabled', 'yes'],
    ...['--cluster-config-file', `node-${node}.conf`],
    ...['--cluster-port', String(await freePort())],
    ...['--dir', folder],
  ]);

/** Assigns a third of the hash slots to each node, and waits until every node knows all others. */
async function joinCluster(clients: Redis[], urls: string[]): Promise<void> {
  const share = Math.ceil(SLOTS / clients.length);
  for (const [index, client] of clients.entries()) {
    const end = Math.min((index + 1) * share, SLOTS) - 1;
    await client.call('CLUSTER', 'ADDSLOTSRANGE', String(index * share), String(end));
    await client.call('CLUSTER', 'SET-CONFIG-EPOCH', String(index + 1));
  }
  for (const [index, url] of urls.entries()) {
    const [, busPort] = (await clients[index]!.config('GET', 'cluster-port')) as string[];
    if (index > 0) await clients[0]!.call('CLUSTER', 'MEET', '127.0.0.1', new URL(url).port, busPort!);
  }
  const isJoined = async (client: Redis): Promise<boolean> => {
    const info = String(await client.call('CLUSTER', 'INFO'));
    return info.includes('cluster_state:ok') && info.includes(`cluster_known_nodes:${clients.length}`);
  };
  await until(
    'the nodes have formed a cluster',
    async () => (await Promise.all(clients.map(isJoined))).every(Boolean),
    45_000,
  );
}
