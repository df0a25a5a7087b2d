import type { UsageEvent } from '@shortlist/shared/contract/usage-events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as UsageReport from './usage-report.js';

interface Sent {
  address: string;
  events: UsageEvent[];
}

/** Fake of the browser APIs that the usage report calls. */
class Browser {
  readonly stored = new Map<string, string>();
  readonly listeners = new Map<string, () => void>();
  readonly bodies: { address: string; body: Blob }[] = [];
  readonly navigator: Record<string, unknown> = {
    onLine: true,
    sendBeacon: (address: string, body: Blob) => {
      if (!this.accepts) return false;
      this.bodies.push({ address, body });
      return true;
    },
  };
  accepts = true;

  install(): void {
    const listen = (name: string, listener: () => void) => this.listeners.set(name, listener);
    vi.stubGlobal('navigator', this.navigator);
    vi.stubGlobal('window', { addEventListener: listen });
    vi.stubGlobal('document', { addEventListener: listen, visibilityState: 'hidden' });
    vi.stubGlobal('location', { pathname: '/app/resume' });
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => this.stored.get(key) ?? null,
      setItem: (key: string, value: string) => this.stored.set(key, value),
      removeItem: (key: string) => this.stored.delete(key),
    });
  }

  async sent(): Promise<Sent[]> {
    return Promise.all(
      this.bodies.map(async ({ address, body }) => ({
        address,
        ...(JSON.parse(await body.text()) as Pick<Sent, 'events'>),
      })),
    );
  }
}

let browser: Browser;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  browser = new Browser();
  browser.install();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function openPage(): Promise<typeof UsageReport> {
  vi.resetModules();
  return import('./usage-report.js');
}

describe('usage report', () => {
  it('sends events in batches, with their age but without identifiers', async () => {
    const { reportPageView, reportFirstSave } = await openPage();
    reportPageView('/app/resume/0b0f0a3e-7b1c-4c55-9f0e-6d6d5b1f3c11');
    vi.advanceTimersByTime(2_000);
    reportFirstSave();
    vi.advanceTimersByTime(3_000);
    expect(await browser.sent()).toEqual([
      {
        address: '/api/analytics/events',
        events: [
          { kind: 'page_view', page: '/app/resume/:id', age: 5_000 },
          { kind: 'first_save', page: '/app/resume', age: 3_000 },
        ],
      },
    ]);
  });

  it('sends queued events when the page is hidden', async () => {
    const { reportPageView } = await openPage();
    reportPageView('/pricing');
    browser.listeners.get('visibilitychange')!();
    expect(browser.bodies).toHaveLength(1);
  });

  it.each(['doNotTrack', 'globalPrivacyControl'])('sends no events if the browser sets %s', async (signal) => {
    browser.navigator[signal] = signal === 'doNotTrack' ? '1' : true;
    const { reportPageView } = await openPage();
    reportPageView('/pricing');
    vi.advanceTimersByTime(60_000);
    expect(browser.bodies).toEqual([]);
  });

  it('sends no events while a staff member is signed in', async () => {
    browser.stored.set('adminSession', '{}');
    const { reportPageView } = await openPage();
    reportPageView('/pricing');
    vi.advanceTimersByTime(60_000);
    expect(browser.bodies).toEqual([]);
  });

  it('sends offline events exactly once, on the next page load', async () => {
    browser.navigator.onLine = false;
    const first = await openPage();
    first.reportPageView('/pricing');
    vi.advanceTimersByTime(5_000);
    first.reportPageView('/about');
    vi.advanceTimersByTime(5_000);
    browser.navigator.onLine = true;
    const next = await openPage();
    next.reportPageView('/');
    vi.advanceTimersByTime(5_000);
    const [sent] = await browser.sent();
    expect(sent!.events.map(({ page, age }) => [page, age])).toEqual([
      ['/pricing', 15_000],
      ['/about', 10_000],
      ['/', 5_000],
    ]);
    browser.listeners.get('online')!();
    expect(browser.bodies).toHaveLength(1);
  });

  it('drops events older than two days', async () => {
    browser.navigator.onLine = false;
    const first = await openPage();
    first.reportPageView('/pricing');
    vi.advanceTimersByTime(5_000);
    browser.navigator.onLine = true;
    vi.advanceTimersByTime(49 * 3_600_000);
    const next = await openPage();
    next.reportPageView('/');
    vi.advanceTimersByTime(5_000);
    expect((await browser.sent()).flatMap(({ events }) => events.map(({ page }) => page))).toEqual(['/']);
  });

  it('splits events that exceed the request limit into several requests', async () => {
    const { reportPageView } = await openPage();
    for (let view = 0; view < 60; view++) reportPageView('/pricing');
    vi.advanceTimersByTime(5_000);
    expect((await browser.sent()).map(({ events }) => events.length)).toEqual([50, 10]);
  });

  it('resends events that the browser could not queue', async () => {
    browser.accepts = false;
    const { reportPageView } = await openPage();
    reportPageView('/pricing');
    vi.advanceTimersByTime(5_000);
    browser.accepts = true;
    reportPageView('/about');
    vi.advanceTimersByTime(5_000);
    expect((await browser.sent()).map(({ events }) => events.length)).toEqual([2]);
  });

  it('ignores invalid data in storage', async () => {
    browser.stored.set('shortlist.usage.v1', '{"broken');
    const { reportPageView } = await openPage();
    reportPageView('/pricing');
    vi.advanceTimersByTime(5_000);
    expect(browser.bodies).toHaveLength(1);
  });
});
