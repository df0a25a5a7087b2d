import { Redis } from 'ioredis';

/** Empties a Redis database that no other test process uses, and returns its URL. */
export async function emptyRedisUrl(): Promise<string> {
  const { TEST_REDIS_URL, VITEST_POOL_ID } = process.env;
  if (!TEST_REDIS_URL) throw new Error('TEST_REDIS_URL is missing: this helper works in the api project only');
  const url = new URL(TEST_REDIS_URL);
  url.pathname = VITEST_POOL_ID ?? '0';
  const client = new Redis(url.href);
  try {
    await client.flushdb();
  } finally {
    client.disconnect();
  }
  return url.href;
}
