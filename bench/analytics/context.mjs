// Connects the product's services to the benchmark's database.
/** @param env environment variables of the product's processes */
export async function openContext(env) {
  const { connect } = await import('../../backend/dist/database/data-source.js');
  const { Env } = await import('../../backend/dist/core/env/env.js');
  const { EventPartitions } = await import('../../backend/dist/analytics/roll-up/event-partitions.service.js');
  const { RollUpService } = await import('../../backend/dist/analytics/roll-up/roll-up.service.js');
  const { addDays, dayOf } = await import('../../backend/dist/usage/days.js');
  const database = await connect(new Env(env)).initialize();
  return {
    partitions: new EventPartitions(database),
    rollUps: new RollUpService(database),
    addDays,
    dayOf,
    close: () => database.destroy(),
  };
}
