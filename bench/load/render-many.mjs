// Queues many documents that the worker has not rendered before, without using the API.
import { setTimeout as sleep } from 'node:timers/promises';
import { Queue } from 'bullmq';
import pg from 'pg';
import { generator, unseen } from '../export/unseen.mjs';

const POLL_MS = 5;

/**
 * @param count number of files, in batches of one file per resume
 * @param afterBatch called after each batch with the number of files so far and the duration in milliseconds
 */
export async function renderMany(env, data, count, afterBatch) {
  const { QueueConnection } = await import('../../backend/dist/core/queues/queue-connection.js');
  const { Env } = await import('../../backend/dist/core/env/env.js');
  const { RENDER_QUEUE, renderJobId } = await import('../../backend/dist/export/render/render-job.js');
  const { RENDERER_VERSION } = await import('../../backend/dist/export/render/renderer-version.js');
  const connection = new QueueConnection(new Env(env));
  const queue = new Queue(RENDER_QUEUE, { connection: connection.options });
  const database = new pg.Client({ connectionString: env.DATABASE_URL });
  await database.connect();
  const random = generator(11);
  const { rows } = await database.query('SELECT id FROM resumes LIMIT $1', [count]);
  for (let done = 0; done < count; done += rows.length) {
    const start = performance.now();
    const jobs = [];
    for (const { id } of rows) {
      const { rows: saved } = await database.query(
        'UPDATE resumes SET data = $2, revision = revision + 1 WHERE id = $1 RETURNING revision, owner_id',
        [id, JSON.stringify(unseen(data, random))],
      );
      const [{ revision, owner_id: userId }] = saved;
      const document = { resumeId: id, kind: 'resume', revision, companionRevision: 0 };
      const key = { ...document, format: 'pdf', renderer: RENDERER_VERSION };
      jobs.push(await queue.add(RENDER_QUEUE, { ...key, userId }, { jobId: renderJobId(key) }));
    }
    for (const job of jobs) {
      let state = await job.getState();
      for (; state !== 'completed'; state = await job.getState()) {
        if (state === 'failed') throw new Error('a document could not be rendered; see the log');
        await sleep(POLL_MS);
      }
    }
    afterBatch(done + rows.length, performance.now() - start);
  }
  await database.end();
  await queue.close();
  await connection.close();
}
