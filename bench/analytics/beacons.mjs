// Compares the speed of storing browser events with the speed of plain inserts of the same number of rows.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const BATCH = 50;
const CLIENTS = 8;
/** A page that no other part of the benchmark requests, so that its events can be counted. */
const PAGE = '/terms';
const STORED = `SELECT count(*)::int AS count FROM usage_events WHERE at > now() - interval '1 day' AND label = '${PAGE}'`;
/** Selects the number of events that the API dropped because they arrived faster than it could write them. */
const LEFT_OUT = `SELECT coalesce(sum(count), 0)::int AS count FROM ignored_usage WHERE reason = 'no_room'`;
/** Time limit in milliseconds for storing accepted events. */
const WRITTEN_WITHIN = 60_000;

/** @returns the number of events stored per second, and the number of events dropped */
export async function beaconsPerSecond(url, database, seconds) {
  const body = JSON.stringify({
    events: Array.from({ length: BATCH }, () => ({ kind: 'page_view', page: PAGE, age: 0 })),
  });
  const before = await count(database, STORED);
  const start = performance.now();
  let number = 0;
  const client = async () => {
    while (performance.now() - start < seconds * 1_000) {
      number += 1;
      // Each request uses its own network address, so that the rate limits per network are not reached.
      const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
      const response = await fetch(`${url}/api/analytics/events`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': address,
          'user-agent': 'Mozilla/5.0 Firefox/140.0',
        },
        body,
      });
      if (response.status !== 202) throw new Error(`a beacon was answered ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const { stored, leftOut } = await written(database, before, number * BATCH);
  return { perSecond: stored / ((performance.now() - start) / 1_000), leftOut };
}

/** Waits for the last events, which the API stores only after it has answered the requests that sent them. */
async function written(database, before, sent) {
  const end = performance.now() + WRITTEN_WITHIN;
  while (performance.now() < end) {
    const [stored, leftOut] = [(await count(database, STORED)) - before, await count(database, LEFT_OUT)];
    if (stored + leftOut >= sent) return { stored, leftOut };
    await sleep(50);
  }
  throw new Error(`of ${sent} events some were neither stored nor left out within ${WRITTEN_WITHIN / 1_000} s`);
}

export async function bareInsertsPerSecond(database, seconds) {
  const { host, port, user, password, database: name } = database;
  const start = performance.now();
  let rows = 0;
  const client = async () => {
    const own = new pg.Client({ host, port, user, password, database: name });
    await own.connect();
    while (performance.now() - start < seconds * 1_000) {
      await own.query(
        `INSERT INTO usage_events (at, kind, label, visitor)
         SELECT now(), 'page_view', '/terms', '\\x0011223344556677' FROM generate_series(1, ${BATCH})`,
      );
      rows += BATCH;
    }
    await own.end();
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return rows / ((performance.now() - start) / 1_000);
}

async function count(database, query) {
  const { rows } = await database.query(query);
  return rows[0].count;
}
