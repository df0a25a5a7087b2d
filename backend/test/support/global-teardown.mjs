import { rmSync } from 'node:fs';

export default async function tearDown() {
  const { folder, postgres, redis } = globalThis.testServers;
  await Promise.all([postgres.stop(), redis.stop()]);
  rmSync(folder, { recursive: true });
}
