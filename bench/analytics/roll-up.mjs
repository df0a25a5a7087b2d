import { openContext } from './context.mjs';

/** @returns duration of each day's roll-up in milliseconds */
export async function rollUpDays(env, days) {
  const { rollUps, addDays, dayOf, close } = await openContext(env);
  const today = dayOf(new Date());
  const times = [];
  for (let offset = days - 1; offset >= 0; offset--) {
    const start = performance.now();
    await rollUps.rollUpDay(addDays(today, -offset));
    times.push(performance.now() - start);
  }
  await rollUps.rollUpNow();
  await rollUps.rollUpRetention();
  await close();
  return times;
}
