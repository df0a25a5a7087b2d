/** Events in one request. A client that has more sends more requests. */
export const USAGE_BATCH = 50;

/** Hours for which a client that is offline keeps its events. Older events are dropped. Clients send ages, so their clocks do not matter. */
export const USAGE_EVENT_HOURS = 48;

/** `page_view`: a page was shown. `first_save`: a resume was saved for the first time since the product was opened. */
export const CLIENT_EVENTS = ['page_view', 'first_save'] as const;
export type ClientEvent = (typeof CLIENT_EVENTS)[number];
