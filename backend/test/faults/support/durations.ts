/** True for outages of realistic length, as in `npm run test:faults`. If false, each outage lasts only seconds. */
export const IS_LONG = process.env.FAULTS === 'long';

export const OUTAGE_MS = IS_LONG ? 60_000 : 4_000;
/** Milliseconds within which the product must recover by itself, even on a busy machine. */
export const RECOVERY_MS = 90_000;
/** Milliseconds that the first start may take, including a build of the product. */
export const START_MS = 300_000;
