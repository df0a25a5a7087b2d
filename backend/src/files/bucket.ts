import type { Readable } from 'node:stream';

/** An object's bytes as a stream, which must be read to its end or destroyed. */
export interface BucketObject {
  body: Readable;
  bytes: number;
}

export interface SignedHeaders {
  mediaType: string;
  contentDisposition: string;
}

/** Storage for files outside the database. Every operation can be repeated safely. */
export interface Bucket {
  /** @throws {BucketUnavailable}, as all other operations do */
  put(key: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  get(key: string): Promise<BucketObject | undefined>;
  /** Returns a URL that works without credentials; undefined if there is no such object. */
  signedUrl(key: string, headers: SignedHeaders): Promise<string | undefined>;
  /** Deletes at most `MAX_DELETED` objects; ignores missing objects. @returns the keys of failed deletions */
  deleteMany(keys: string[]): Promise<string[]>;
  /** Fails if the bucket is missing or the access key is invalid. */
  check(): Promise<void>;
  close(): void;
}

/** Maximum number of objects to delete in one request; the protocol allows 1,000. */
export const MAX_DELETED = 300;

/** Beginning of the error message. By this text, the API recognizes why a render job failed. */
export const BUCKET_UNAVAILABLE = 'the bucket is unavailable';

/** The bucket is down, is overloaded, or rejects the request. The request itself is valid, so a retry may succeed. */
export class BucketUnavailable extends Error {
  readonly code = 'BUCKET_UNAVAILABLE';

  constructor(reason: string, cause?: unknown) {
    super(`${BUCKET_UNAVAILABLE}: ${reason}`, { cause });
  }
}
