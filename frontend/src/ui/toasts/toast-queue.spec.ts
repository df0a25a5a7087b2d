import { beforeEach, describe, expect, it } from 'vitest';
import { anyWaiting, nextToast, onToastPutAway, putToastAway, showToast, subscribeToToasts } from './toast-queue.js';

describe('toast queue', () => {
  beforeEach(() => {
    while (nextToast());
  });

  it('shows toasts one at a time, in the order in which they were queued', () => {
    showToast({ title: 'first' });
    showToast({ title: 'second' });
    expect(nextToast()?.title).toBe('first');
    expect(anyWaiting()).toBe(true);
    expect(nextToast()?.title).toBe('second');
    expect(nextToast()).toBeNull();
  });

  it('skips a toast whose text is already visible or queued', () => {
    showToast({ title: 'Offline' });
    nextToast();
    showToast({ title: 'Offline' });
    showToast({ title: 'Saved' });
    showToast({ title: 'Saved' });
    expect(nextToast()?.title).toBe('Saved');
    expect(nextToast()).toBeNull();
  });

  it('keeps toasts with equal text if each has its own undo action', () => {
    const undo = { label: 'Undo', onClick: () => undefined };
    showToast({ title: 'Resume deleted', action: undo });
    showToast({ title: 'Resume deleted', action: undo });
    expect([nextToast(), nextToast()].map((toast) => toast?.title)).toEqual(['Resume deleted', 'Resume deleted']);
  });

  it('notifies the renderer of new toasts', () => {
    let announced = 0;
    const stop = subscribeToToasts(() => (announced += 1));
    showToast({ title: 'once' });
    stop();
    showToast({ title: 'unheard' });
    expect(announced).toBe(1);
  });

  it('notifies the renderer when the visible toast is dismissed', () => {
    let putAway = 0;
    const stop = onToastPutAway(() => (putAway += 1));
    showToast({ title: 'Nothing to change' });
    nextToast();
    putToastAway();
    stop();
    putToastAway();
    expect(putAway).toBe(1);
    showToast({ title: 'Nothing to change' });
    expect(nextToast()?.title).toBe('Nothing to change');
  });
});
