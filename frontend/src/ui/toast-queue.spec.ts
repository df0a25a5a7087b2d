import { beforeEach, describe, expect, it } from 'vitest';
import { anyWaiting, nextToast, onToastPutAway, putToastAway, showToast, subscribeToToasts } from './toast-queue.js';

describe('toasts', () => {
  beforeEach(() => {
    while (nextToast());
  });

  it('come one after the other, in the order they were asked for', () => {
    showToast({ title: 'first' });
    showToast({ title: 'second' });
    expect(nextToast()?.title).toBe('first');
    expect(anyWaiting()).toBe(true);
    expect(nextToast()?.title).toBe('second');
    expect(nextToast()).toBeNull();
  });

  it('are not repeated while the same words are on screen or waiting', () => {
    showToast({ title: 'Offline' });
    nextToast();
    showToast({ title: 'Offline' });
    showToast({ title: 'Saved' });
    showToast({ title: 'Saved' });
    expect(nextToast()?.title).toBe('Saved');
    expect(nextToast()).toBeNull();
  });

  it('are all shown when each offers to undo something of its own', () => {
    const undo = { label: 'Undo', onClick: () => undefined };
    showToast({ title: 'Resume deleted', action: undo });
    showToast({ title: 'Resume deleted', action: undo });
    expect([nextToast(), nextToast()].map((toast) => toast?.title)).toEqual(['Resume deleted', 'Resume deleted']);
  });

  it('are announced to whoever shows them', () => {
    let announced = 0;
    const stop = subscribeToToasts(() => (announced += 1));
    showToast({ title: 'once' });
    stop();
    showToast({ title: 'unheard' });
    expect(announced).toBe(1);
  });

  it('are put away by whoever shows them when something else is asked for', () => {
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
