import { Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { BucketSettings } from '../core/env/bucket-settings.js';
import { BucketUnavailable, type Bucket } from './bucket.js';
import type { BucketLimits } from './bucket-limits.js';

/** Seconds for which a signed URL is valid: long enough for a redirect, but too short to share the URL. */
const SIGNED_SECONDS = 60;

/**
 * Supports Amazon S3 and compatible servers. Import this only if a bucket is configured: the client library is large.
 */
export function s3Bucket(settings: BucketSettings, limits: BucketLimits): Bucket {
  const { name: Bucket, encryption } = settings;
  const client = clientOf(settings, limits);
  return {
    put: (Key, Body, ContentType) =>
      translated(async () => {
        await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType, ServerSideEncryption: encryption }));
      }),
    get: (Key) =>
      undefinedIfMissing(async () => {
        const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket, Key }));
        if (!(Body instanceof Readable)) throw new Error('the response has no body');
        return { body: Body, bytes: ContentLength ?? 0 };
      }),
    signedUrl: (Key, { mediaType, contentDisposition }) =>
      undefinedIfMissing(async () => {
        // Signing a URL sends no request, so only this request detects a missing object.
        await client.send(new HeadObjectCommand({ Bucket, Key }));
        const command = new GetObjectCommand({
          Bucket,
          Key,
          ResponseContentType: mediaType,
          ResponseContentDisposition: contentDisposition,
          ResponseCacheControl: 'private, no-store',
        });
        return getSignedUrl(client, command, { expiresIn: SIGNED_SECONDS });
      }),
    deleteMany: (keys) =>
      translated(async () => {
        const Delete = { Objects: keys.map((Key) => ({ Key })), Quiet: true };
        const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket, Delete }));
        return Errors.flatMap(({ Key }) => Key ?? []);
      }),
    check: () =>
      translated(async () => {
        await client.send(new HeadBucketCommand({ Bucket }));
      }),
    close: () => client.destroy(),
  };
}

const clientOf = (settings: BucketSettings, limits: BucketLimits): S3Client =>
  new S3Client({
    ...(settings.endpoint !== undefined && { endpoint: settings.endpoint }),
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    forcePathStyle: settings.forcePathStyle,
    maxAttempts: limits.attempts,
    requestHandler: {
      connectionTimeout: limits.connect,
      requestTimeout: limits.response,
      throwOnRequestTimeout: true,
      socketTimeout: limits.silence,
    },
    // Many S3-compatible servers do not support the newer checksums. TLS already detects damage in transit.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new BucketUnavailable(reasonOf(error), error);
  }
}

async function undefinedIfMissing<T>(work: () => Promise<T>): Promise<T | undefined> {
  return translated(() =>
    work().catch((error: unknown) => {
      // For HEAD, the error is `NotFound`, because the response has no body that could contain `NoSuchKey`.
      if (error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name)) return undefined;
      throw error;
    }),
  );
}

/**
 * Returns why a request failed and what the operator should check. Never quotes the server's response, because it may
 * contain the request.
 */
function reasonOf(error: unknown): string {
  if (!(error instanceof S3ServiceException)) return 'it does not respond; check S3_ENDPOINT and the network';
  const status = error.$metadata.httpStatusCode ?? 0;
  if (error.name === 'NoSuchBucket' || status === 404) return 'it does not exist; check S3_BUCKET';
  if (status === 401 || status === 403) {
    return "access is denied; check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and the bucket's policy";
  }
  if (status === 301 || status === 307 || status === 400) {
    return `it rejects the request (${status}); check S3_REGION, S3_ENDPOINT and S3_FORCE_PATH_STYLE`;
  }
  return `it responds with ${status}`;
}
