import type { UsageEvent } from '@shortlist/shared/contract/usage-events';
import { pageAt } from '@shortlist/shared/product/pages';
import { USAGE_BATCH, USAGE_EVENT_HOURS, type ClientEvent } from '@shortlist/shared/product/usage-limits';

const ADDRESS = '/api/analytics/events';
/** Storage key of the usage events that wait until the browser is online. */
const KEY = 'shortlist.usage.v1';
/** Storage key that is set while a staff member is signed in to the admin console in this browser. */
const STAFF_KEY = 'adminSession';
const BATCH_DELAY_MS = 5_000;
const MAX_QUEUED = 200;

interface QueuedEvent extends Pick<UsageEvent, 'kind' | 'page'> {
  at: number;
}

let queue: QueuedEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let isStarted = false;

/** Counts a page view, without cookies or identifiers. */
export const reportPageView = (path: string): void => report('page_view', path);

export const reportFirstSave = (): void => report('first_save', location.pathname);

function report(kind: ClientEvent, path: string): void {
  if (isOptedOut()) return;
  start();
  queue = [...queue, { kind, page: pageAt(path) ?? ('other' as const), at: Date.now() }].slice(-MAX_QUEUED);
  timer ??= setTimeout(send, BATCH_DELAY_MS);
}

/**
 * Returns true if no usage may be reported: for signed-in staff and for browsers that set Do Not Track or Global
 * Privacy Control.
 */
function isOptedOut(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true || read(STAFF_KEY) !== null;
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  loadStored();
  window.addEventListener('online', () => {
    loadStored();
    send();
  });
  // Send the data now: the page becoming hidden is the last event that mobile browsers reliably fire.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}

function loadStored(): void {
  const oldest = Date.now() - USAGE_EVENT_HOURS * 3_600_000;
  const stored = readStored().filter(({ at }) => at > oldest);
  queue = [...stored, ...queue].slice(-MAX_QUEUED);
  write(KEY, null);
}

function readStored(): QueuedEvent[] {
  try {
    return JSON.parse(read(KEY) ?? '[]') as QueuedEvent[];
  } catch {
    return [];
  }
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  if (!navigator.onLine) {
    loadStored();
    if (write(KEY, JSON.stringify(queue))) queue = [];
    return;
  }
  while (queue.length > 0) {
    const batch = queue.slice(0, USAGE_BATCH);
    const now = Date.now();
    const events = batch.map(({ at, ...event }) => ({ ...event, age: Math.max(0, now - at) }));
    const body = new Blob([JSON.stringify({ events })], { type: 'application/json' });
    // The browser's queue is full. The next event triggers another attempt to send this batch.
    if (!navigator.sendBeacon(ADDRESS, body)) return;
    queue = queue.slice(batch.length);
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Treat disabled storage as empty.
    return null;
  }
}

/**
 * Stores a value, or removes it if the value is null.
 *
 * @returns false if storage is disabled or full
 */
function write(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
