// Simulates the events of a busy quarter: 90% page views and 10% server events.
import { openContext } from './context.mjs';

const VISITORS = 8_000;

/** @returns the size of the events on disk in bytes, including indexes */
export async function fillEvents(database, env, events, days) {
  const { partitions, addDays, dayOf, close } = await openContext(env);
  const today = dayOf(new Date());
  for (let offset = 0; offset < days; offset++) await partitions.make(addDays(today, -offset));
  await close();
  for (let offset = 0; offset < days; offset++) await fillDay(database, offset, Math.round(events / days));
  await database.query('ANALYZE usage_events');
  const { rows } = await database.query(
    `SELECT sum(pg_total_relation_size(inhrelid))::float8 AS bytes FROM pg_inherits WHERE inhparent = 'usage_events'::regclass`,
  );
  return rows[0].bytes;
}

async function fillDay(database, offset, events) {
  await database.query(
    `INSERT INTO usage_events (at, kind, label, visitor)
     SELECT date_trunc('day', now(), 'UTC') - make_interval(hours => 24 * $1) + random() * interval '24 hours',
       CASE WHEN random() < 0.95 THEN 'page_view' ELSE 'first_save' END,
       pages.names[1 + floor(random() * 8)::int],
       decode(lpad(to_hex(floor(random() * ${VISITORS})::int), 16, '0'), 'hex')
     FROM generate_series(1, $2),
       (SELECT ARRAY['/', '/pricing', '/about', '/app/resume', '/app/resume/:id', '/login', '/dashboard', '/checkout/:resumeId'] AS names) pages`,
    [offset, Math.round(events * 0.9)],
  );
  await database.query(
    `INSERT INTO usage_events (at, kind, label, user_id)
     SELECT date_trunc('day', now(), 'UTC') - make_interval(hours => 24 * $1) + random() * interval '24 hours',
       kinds.all_kinds[1 + floor(random() * 7)::int], '', gen_random_uuid()
     FROM generate_series(1, $2),
       (SELECT ARRAY['signed_up', 'resume_created', 'resume_saved', 'resume_saved', 'exported', 'checkout_started', 'paid'] AS all_kinds) kinds`,
    [offset, Math.round(events * 0.1)],
  );
}
