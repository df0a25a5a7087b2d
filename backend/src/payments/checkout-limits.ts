import type { Limit } from '../auth/limits.js';

/** Payments that are begun: with another resume or another plan each time. */
export const NEW_PAYMENTS: Limit = { name: 'new payments', times: 20, minutes: 60 };
export const NEW_PAYMENTS_OF_NETWORK: Limit = { name: 'new payments network', times: 100, minutes: 60 };

/** Declined cards. Card testing needs many; a buyer has three. */
export const DECLINES: Limit = { name: 'declined cards', times: 10, minutes: 60 };
export const DECLINES_OF_NETWORK: Limit = { name: 'declined cards network', times: 40, minutes: 60 };

/** From so many on, only accounts with a confirmed email address begin another payment. */
export const CONFIRM_AFTER: Limit = { ...DECLINES, times: 3 };
export const CONFIRM_AFTER_OF_NETWORK: Limit = { ...DECLINES_OF_NETWORK, times: 15 };
