import 'reflect-metadata';
import { readEnv } from './core/env/read-env.js';
import type { Env } from './core/env/env.js';
import { connect } from './database/data-source.js';
import { BucketLimits } from './files/bucket-limits.js';
import { BucketUnavailable } from './files/bucket.js';
import { FileStore } from './files/file-store.js';
import { moveToBucket, moveToDatabase, type Moving } from './files/move-files.js';
import { findStoreFigures } from './files/move-files.queries.js';

const USAGE = `usage: npm run files -- status              how many files are in the database and in the bucket
       npm run files -- move-to-bucket      after S3_BUCKET is set
       npm run files -- move-to-database    after FILE_STORE=database is set`;

/** An operator's mistake, such as wrong arguments. Only the message is printed. */
class FilesCommandError extends Error {}

async function run([command, ...rest]: string[], env: Env, moving: Moving): Promise<string> {
  if (rest.length > 0) throw new FilesCommandError(USAGE);
  switch (command) {
    case 'status':
      return statusOf(moving, env);
    case 'move-to-bucket':
      if (env.fileStore !== 'bucket') {
        throw new FilesCommandError(
          'New files are stored in the database. Set S3_BUCKET and its keys, remove FILE_STORE=database, and restart the API and the worker before you move files.',
        );
      }
      return `moved ${await moveToBucket(moving)} files to the bucket`;
    case 'move-to-database':
      if (env.fileStore !== 'database') {
        throw new FilesCommandError(
          'New files are stored in the bucket. Set FILE_STORE=database, and restart the API and the worker before you move files.',
        );
      }
      return `moved ${await moveToDatabase(moving)} files to the database`;
    default:
      throw new FilesCommandError(USAGE);
  }
}

async function statusOf({ database }: Moving, env: Env): Promise<string> {
  const { inDatabase, databaseBytes, inBucket, bucketBytes, unreferenced } = await findStoreFigures(database);
  return [
    `new files: ${env.fileStore}`,
    `database: ${inDatabase} files, ${databaseBytes} bytes`,
    `bucket: ${inBucket} files, ${bucketBytes} bytes`,
    `objects to delete: ${unreferenced}`,
  ].join('\n');
}

const env = readEnv();
const database = await connect(env).initialize();
const store = new FileStore(database, env, new BucketLimits());
try {
  const onProgress = (moved: number): void => console.error(`${moved} files moved`);
  console.log(await run(process.argv.slice(2), env, { database, store, onProgress }));
} catch (error) {
  if (!(error instanceof FilesCommandError || error instanceof BucketUnavailable)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  store.onApplicationShutdown();
  await database.destroy();
}
