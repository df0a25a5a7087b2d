import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Readable } from 'node:stream';
import { DataSource } from 'typeorm';
import { Env } from '../core/env/env.js';
import { withTimeout } from '../core/errors/with-timeout.js';
import { BucketLimits } from './bucket-limits.js';
import { BucketUnavailable, MAX_DELETED, type Bucket, type SignedHeaders } from './bucket.js';
import {
  countDueObjects,
  discardObject,
  forgetObjects,
  listDueObjects,
  postponeObjects,
  reserveObject,
} from './files.queries.js';

/** The bytes of a file are either in its row or in the bucket. Both kinds of rows can coexist. */
export type FilePlace = { content: Buffer } | { objectKey: string; objectBytes: number };

export type StoreStatus = 'ok' | 'unavailable';

/**
 * Stores the bytes of files in the bucket if one is configured, otherwise in rows of `rendered_files`. An object that
 * no row references is deleted.
 */
@Injectable()
export class FileStore implements OnApplicationShutdown {
  private readonly log = new Logger(FileStore.name);
  private connection: Promise<Bucket> | undefined;
  private checked: { at: number; status: Promise<StoreStatus> } | undefined;
  private lastStatus: StoreStatus = 'ok';

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly env: Env,
    private readonly limits: BucketLimits,
  ) {}

  /**
   * Uploads the bytes, or passes them to `save` if new files are stored in the database.
   * @param save writes the row; returns false if it wrote none
   */
  async put(bytes: Buffer, mediaType: string, save: (place: FilePlace) => Promise<boolean>): Promise<boolean> {
    if (this.env.fileStore === 'database') return save({ content: bytes });
    return this.upload(bytes, mediaType, save);
  }

  /** Uploads the file to the bucket, even if the settings say to store new files in the database. */
  async upload(bytes: Buffer, mediaType: string, save: (place: FilePlace) => Promise<boolean>): Promise<boolean> {
    const bucket = await this.bucket();
    // The key is random, so that it reveals nothing about the owner to readers of access logs.
    const objectKey = `${this.env.bucket?.prefix ?? ''}${randomUUID()}`;
    await reserveObject(this.database, objectKey);
    await bucket.put(objectKey, bytes, mediaType);
    const isSaved = await save({ objectKey, objectBytes: bytes.length });
    if (!isSaved) await discardObject(this.database, objectKey);
    return isSaved;
  }

  /** Returns the file's bytes, or a stream if they are in the bucket; undefined if they are lost. */
  async open(place: FilePlace): Promise<Buffer | Readable | undefined> {
    if ('content' in place) return place.content;
    if (!this.env.bucket) return undefined;
    const object = await (await this.bucket()).get(place.objectKey);
    if (!object || object.bytes === place.objectBytes) return object?.body;
    // The size differs from the stored size: another program has replaced the object.
    object.body.destroy();
    return undefined;
  }

  /** Returns whether browsers load the file directly from the bucket, through a signed URL. */
  isSigned(place: FilePlace): boolean {
    return 'objectKey' in place && this.env.bucket?.signedDownloads === true;
  }

  /** Returns a URL that is valid for one minute; undefined if the bytes are not in the bucket. */
  async signedUrl(place: FilePlace, headers: SignedHeaders): Promise<string | undefined> {
    if ('content' in place) return undefined;
    return (await this.bucket()).signedUrl(place.objectKey, headers);
  }

  /** Deletes objects that no row references. Safe to repeat and to run concurrently. */
  async deleteUnreferenced(): Promise<void> {
    if (!this.env.bucket) return this.warnOfRest();
    let failures = 0;
    for (;;) {
      const keys = await listDueObjects(this.database, MAX_DELETED);
      if (keys.length === 0) break;
      const failed = await (await this.bucket()).deleteMany(keys);
      await forgetObjects(
        this.database,
        keys.filter((key) => !failed.includes(key)),
      );
      // Postpones failed deletions, so that the loop continues with other objects.
      await postponeObjects(this.database, failed);
      failures += failed.length;
    }
    if (failures > 0) throw new BucketUnavailable(`it refused to delete ${failures} objects; check its policy`);
  }

  /** Queries the bucket at most once every ten seconds. */
  status(): Promise<StoreStatus> {
    const now = performance.now();
    if (!this.checked || now - this.checked.at >= this.limits.checkAge)
      this.checked = { at: now, status: this.check() };
    return this.checked.status;
  }

  onApplicationShutdown(): void {
    void this.connection?.then((bucket) => bucket.close());
  }

  private async check(): Promise<StoreStatus> {
    if (!this.env.bucket) return 'ok';
    try {
      await withTimeout(
        this.limits.check,
        this.bucket().then((bucket) => bucket.check()),
      );
      if (this.lastStatus !== 'ok') this.log.log('the bucket is available again');
      return (this.lastStatus = 'ok');
    } catch (error) {
      if (this.lastStatus === 'ok') this.log.error({ err: error }, 'files in the bucket are unavailable');
      return (this.lastStatus = 'unavailable');
    }
  }

  private async warnOfRest(): Promise<void> {
    const count = await countDueObjects(this.database);
    if (count > 0) this.log.warn(`${count} objects in the bucket wait for their deletion, but S3_BUCKET is not set`);
  }

  /** Connects on first use, because loading the client library takes longer than the rest of the startup. */
  private bucket(): Promise<Bucket> {
    const settings = this.env.bucket;
    if (!settings) throw new BucketUnavailable('S3_BUCKET is not set');
    this.connection ??= import('./s3-bucket.js').then(({ s3Bucket }) => s3Bucket(settings, this.limits));
    return this.connection;
  }
}
