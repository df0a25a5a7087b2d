import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes the latest events for the dashboard without page views, which are most events. */
export class RecentActivity1764805200000 implements MigrationInterface {
  name = 'RecentActivity1764805200000';

  async up(database: QueryRunner): Promise<void> {
    await database.query(`CREATE INDEX usage_events_activity_index ON usage_events (at) WHERE kind IN
      ('signed_up', 'resume_created', 'exported', 'checkout_started', 'paid', 'refunded',
       'plan_started', 'plan_renewed', 'plan_canceled', 'plan_ended')`);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only.'));
  }
}
