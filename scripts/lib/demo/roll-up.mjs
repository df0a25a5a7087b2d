// Computes the admin console's figures with the product's own services.
import { pathToFileURL } from 'node:url';
import { inCheckout } from '../checkout.mjs';

/**
 * @param {string[]} path
 * @returns {Promise<any>}
 */
const built = (...path) => import(pathToFileURL(inCheckout('backend', 'dist', ...path)).href);

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {number} days
 * @param {() => Promise<void>} fill stores the events; called after a partition has been created for every day
 */
export async function rollUpDays(env, days, fill) {
  const [{ connect }, { Env }] = [await built('database', 'data-source.js'), await built('core', 'env', 'env.js')];
  const { EventPartitions } = await built('analytics', 'roll-up', 'event-partitions.service.js');
  const { RollUpService } = await built('analytics', 'roll-up', 'roll-up.service.js');
  const { addDays, dayOf } = await built('usage', 'days.js');
  const database = await connect(new Env(env)).initialize();
  try {
    const [partitions, rollUps] = [new EventPartitions(database), new RollUpService(database)];
    const today = dayOf(new Date());
    const all = Array.from({ length: days }, (_, offset) => addDays(today, offset + 1 - days));
    for (const day of all) await partitions.make(day);
    await fill();
    for (const day of all) await rollUps.rollUpDay(day);
    await rollUps.rollUpNow();
    await rollUps.rollUpRetention();
  } finally {
    await database.destroy();
  }
}
