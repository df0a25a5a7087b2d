import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import supertest from 'supertest';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { ADA } from '../../test/support/given.js';
import { cuts, fails, ModelServer, replies, says, type Behavior } from '../../test/support/model-server.js';
import { startProgram } from '../../test/support/program.js';

const KEY = 'sk-this-key-is-secret';

describe('the log of language model calls', () => {
  let server: ModelServer;
  let database: TestDatabase;
  let dataDir: string;
  beforeAll(async () => {
    server = await new ModelServer().listen();
    database = await createTestDatabase();
    dataDir = mkdtempSync(join(tmpdir(), 'shortlist-model-log-'));
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
    rmSync(dataDir, { recursive: true });
  });

  it('logs the outcomes of model calls, but not the API key, prompts or answers', async () => {
    const port = await freePort();
    const env = { DATA_DIR: dataDir, DATABASE_URL: database.url, LOG_LEVEL: 'trace', PORT: String(port) };
    // Turns on the OpenAI library's own logger, to test that the product keeps it silent.
    const program = startProgram('main.js', { ...env, ...server.env, OPENAI_TIMEOUT_MS: '3000', OPENAI_LOG: 'debug' });
    await program.ready;

    const echoes: Behavior = (response, request) =>
      fails(400, `I do not understand ${JSON.stringify(request.body)} of ${request.headers.authorization}`)(
        response,
        request,
      );
    const behaviors: Behavior[] = [
      says({ summary: 'Programmer who wrote the first published algorithm.' }),
      says('The first published algorithm, said in words'),
      fails(401, `Incorrect API key provided: ${KEY}`),
      fails(500, 'Ada Lovelace'),
      cuts('{"summary": "Programmer who wrote the first published'),
      echoes,
      replies(() => ({ summary: `The first published algorithm. ${KEY}` })),
    ];
    const answers: string[] = [];
    for (const behavior of behaviors) {
      server.otherwise = behavior;
      const answer = await supertest(`http://127.0.0.1:${port}`)
        .post('/api/ai/rewrite-summary')
        .send({ resumeData: ADA })
        .expect(200);
      answers.push(answer.text);
    }
    await program.stop();
    const log = program.log();

    expect(log).toMatch(/the language model did not answer/);
    expect(log).toMatch(/"outcome":"rejected","status":401/);
    for (const secret of [KEY, 'Lovelace', 'algorithm', 'ada@example.com', 'Analytical', 'Programmer'])
      expect(log).not.toContain(secret);
    for (const answer of answers) expect(answer).not.toContain(KEY);
  });
});
