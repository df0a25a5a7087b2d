/** Maximum number of events in one request to the server. */
export const USAGE_BATCH = 50;

/**
 * Hours for which an offline client keeps its events. Clients send the age of an event, so their clocks do not matter.
 */
export const USAGE_EVENT_HOURS = 48;

/** `page_view` means that a page was shown; `first_save` is the first save of a resume after the product was opened. */
export const CLIENT_EVENTS = ['page_view', 'first_save'] as const;
export type ClientEvent = (typeof CLIENT_EVENTS)[number];
