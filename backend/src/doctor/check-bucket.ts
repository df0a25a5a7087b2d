import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Env } from '../core/env/env.js';
import type { BucketSettings } from '../core/env/bucket-settings.js';
import { BUCKET_UNAVAILABLE, BucketUnavailable, type Bucket } from '../files/bucket.js';
import { ok, problem, type Check, type Result } from './finding.js';

const readMore = 'docs/files.md#settings';
/** One attempt per request, so that all four requests end within the check's time limit. */
const LIMITS = { attempts: 1, connect: 2_000, response: 2_000, silence: 2_000, check: 2_000, checkAge: 0 };
const CONTENT = 'Written by npm run doctor.';

export const bucketCheck = (env: Env): Check => ({
  part: 'bucket',
  readMore,
  run: () => (env.bucket ? checkBucket(env.bucket, env.fileStore) : [ok('Finished files are stored in the database.')]),
});

async function checkBucket(settings: BucketSettings, fileStore: Env['fileStore']): Promise<Result[]> {
  // Imported only if a bucket is configured, because the module is large.
  const { s3Bucket } = await import('../files/s3-bucket.js');
  const bucket = s3Bucket(settings, LIMITS);
  try {
    await bucket.check();
    await tryRights(bucket, `${settings.prefix}doctor-${randomUUID()}`);
  } catch (error) {
    if (error instanceof BucketUnavailable) return [unusable(error)];
    if (error instanceof MissingRight) return [withoutRight(error)];
    throw error;
  } finally {
    bucket.close();
  }
  const use =
    fileStore === 'bucket'
      ? 'New files are stored in the bucket.'
      : 'Because of FILE_STORE, new files are stored in the database.';
  return [ok(`The access key may store, read and delete objects in the bucket. ${use}`)];
}

/** Stores, reads and deletes a small object, as the product does, to test the access rights. */
async function tryRights(bucket: Bucket, key: string): Promise<void> {
  await needs('store', 's3:PutObject', () => bucket.put(key, Buffer.from(CONTENT), 'text/plain'));
  try {
    await needs('read', 's3:GetObject', async () => {
      const object = await bucket.get(key);
      if (object === undefined || (await text(object.body)) !== CONTENT)
        throw new BucketUnavailable('it returns another object than the stored one');
    });
  } finally {
    await needs('delete', 's3:DeleteObject', async () => {
      if ((await bucket.deleteMany([key])).length > 0) throw new BucketUnavailable('it keeps the object');
    });
  }
}

class MissingRight extends Error {
  constructor(
    readonly verb: string,
    readonly right: string,
    cause: BucketUnavailable,
  ) {
    super(reasonOf(cause), { cause });
  }
}

async function needs(verb: string, right: string, work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => {
    throw error instanceof BucketUnavailable ? new MissingRight(verb, right, error) : error;
  });
}

/** Returns the message without its prefix. The message names settings and never quotes the server's response. */
const reasonOf = ({ message }: BucketUnavailable): string => message.replace(`${BUCKET_UNAVAILABLE}: `, '');

function unusable(error: BucketUnavailable): Result {
  const [what, advice] = reasonOf(error).split('; ');
  return problem({
    message: `The bucket cannot be used (${what}): requests for files return 503.`,
    advice: advice === undefined ? 'Check the status of the bucket’s server.' : `C${advice.slice(1)}.`,
    readMore,
  });
}

function withoutRight({ verb, right, message }: MissingRight): Result {
  const [what] = message.split('; ');
  const consequence = verb === 'delete' ? 'files of deleted resumes would stay there' : 'files return 503';
  return problem({
    message: `The access key cannot ${verb} objects in the bucket (${what}): ${consequence}.`,
    advice: `Grant the access key ${right} for the objects under S3_PREFIX.`,
    readMore: 'docs/files.md#least-rights',
  });
}
