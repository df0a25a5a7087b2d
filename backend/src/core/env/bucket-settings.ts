import { isTrustworthy } from './transport-security.js';

export interface BucketSettings {
  /** Base URL of the server; undefined for Amazon S3. */
  endpoint: string | undefined;
  region: string;
  name: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Prefix of all object keys; empty, or with a trailing slash. */
  prefix: string;
  /** Whether the bucket's name is in the path of URLs instead of the host. */
  forcePathStyle: boolean;
  /** Value of the header `x-amz-server-side-encryption`; undefined for the bucket's default. */
  encryption: 'AES256' | 'aws:kms' | undefined;
  /** Whether browsers that open a file are redirected to a signed URL of the bucket. */
  signedDownloads: boolean;
}

export interface BucketVariables {
  FILE_STORE?: 'database' | 'bucket' | undefined;
  S3_BUCKET?: string | undefined;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  S3_REGION: string;
  S3_PREFIX: string;
  S3_FORCE_PATH_STYLE?: boolean | undefined;
  S3_ENCRYPTION?: 'AES256' | 'aws:kms' | undefined;
  S3_SIGNED_DOWNLOADS: boolean;
}

export function bucketOf(env: BucketVariables): BucketSettings | undefined {
  const { S3_BUCKET: name, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!name || !accessKeyId || !secretAccessKey) return undefined;
  const { S3_ENDPOINT: endpoint } = env;
  return {
    endpoint,
    region: env.S3_REGION,
    name,
    accessKeyId,
    secretAccessKey,
    prefix: env.S3_PREFIX === '' || env.S3_PREFIX.endsWith('/') ? env.S3_PREFIX : `${env.S3_PREFIX}/`,
    // Puts the bucket's name in the path, because servers other than Amazon's rarely have a host name for each bucket.
    forcePathStyle: env.S3_FORCE_PATH_STYLE ?? endpoint !== undefined,
    encryption: env.S3_ENCRYPTION,
    signedDownloads: env.S3_SIGNED_DOWNLOADS,
  };
}

export function bucketProblems(env: BucketVariables): string[] {
  const problems: string[] = [];
  if (env.FILE_STORE === 'bucket' && !bucketOf(env)) {
    problems.push('FILE_STORE: set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or remove FILE_STORE');
  }
  if (env.S3_SIGNED_DOWNLOADS && env.S3_ENDPOINT && !isTrustworthy(env.S3_ENDPOINT)) {
    problems.push('S3_SIGNED_DOWNLOADS: browsers load files from S3_ENDPOINT, which needs https, except for localhost');
  }
  return problems;
}
