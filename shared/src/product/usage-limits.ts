/** Maximum events per request; clients send more in several requests. */
export const USAGE_BATCH = 50;

/** Hours for which an offline client keeps its events. Clients send ages, so their clocks do not matter. */
export const USAGE_EVENT_HOURS = 48;

/** `page_view`: a page was shown. `first_save`: first save of a résumé since the product was opened. */
export const CLIENT_EVENTS = ['page_view', 'first_save'] as const;
export type ClientEvent = (typeof CLIENT_EVENTS)[number];
