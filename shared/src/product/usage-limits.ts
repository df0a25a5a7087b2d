/** Maximum number of usage events in one request to the server. */
export const USAGE_BATCH = 50;

/**
 * Number of hours for which an offline client stores usage events. Clients send the age of an event, so an incorrect
 * clock does not matter.
 */
export const USAGE_EVENT_HOURS = 48;

/**
 * `page_view`: the client showed a page. `first_save`: the user saved a resume for the first time after opening the
 * client.
 */
export const CLIENT_EVENTS = ['page_view', 'first_save'] as const;
export type ClientEvent = (typeof CLIENT_EVENTS)[number];
