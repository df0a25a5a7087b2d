/** Maximum number of usage events in one request to the server. */
export const USAGE_BATCH = 50;

/**
 * Number of hours for which an offline client stores usage events. Clients send the age of an event, so an incorrect
 * clock does not matter.
 */
export const USAGE_EVENT_HOURS = 48;

/** `page_view` means that a page was shown; `first_save` is the first save of a resume after the product was opened. */
export const CLIENT_EVENTS = ['page_view', 'first_save'] as const;
export type ClientEvent = (typeof CLIENT_EVENTS)[number];
