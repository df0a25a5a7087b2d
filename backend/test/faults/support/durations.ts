/** Whether to simulate outages of real length: `npm run test:faults`. Otherwise the same faults last seconds. */
export const IS_LONG = process.env.FAULTS === 'long';

/** Milliseconds for which a dependency is down. */
export const OUTAGE_MS = IS_LONG ? 60_000 : 4_000;
/** Milliseconds in which the product must recover by itself, on a busy machine. */
export const RECOVERY_MS = 90_000;
/** Milliseconds for the first start, which may build the product. */
export const START_MS = 300_000;
