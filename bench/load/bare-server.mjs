// node bench/load/bare-server.mjs, started as a child process with DATABASE_URL
// The smallest server that can return a resume: node:http and pg, with the product's statement and pool, and without
// sessions, headers, logs or routes. `/text/<owner>/<id>` passes the stored JSON on as text, as the product does;
// `/parsed/<owner>/<id>` parses and serializes it, as pg does by default.
import { createServer } from 'node:http';
import pg from 'pg';

const columns = (data) =>
  `SELECT id, title, template_key AS "templateKey", jd_text AS "jdText", revision, created_at AS "createdAt",
          updated_at AS "updatedAt", ${data}
   FROM resumes WHERE id = $1 AND owner_id = $2 AND deleted_at IS NULL`;
const statements = {
  text: { name: 'text', text: columns('data::text AS data') },
  parsed: { name: 'parsed', text: columns('data') },
};
const bodies = {
  text: ({ data, ...head }) => `${JSON.stringify(head).slice(0, -1)},"data":${data}}`,
  parsed: (row) => JSON.stringify(row),
};

// Equals the product's keep-alive timeout, so that the server does not close connections that clients still use.
const KEEP_ALIVE_MS = 72_000;

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
  const [, form, owner, id] = request.url.split('/');
  pool.query({ ...statements[form], values: [id, owner] }).then(
    ({ rows }) => {
      const body = bodies[form](rows[0]);
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.setHeader('content-length', Buffer.byteLength(body));
      response.end(body);
    },
    (error) => {
      console.error(error);
      response.statusCode = 500;
      response.end();
    },
  );
});
server.listen(0, '127.0.0.1', () => process.send({ ready: true, port: server.address().port }));
process.on('disconnect', () => process.exit());
