import { describe, expect, it } from 'vitest';
import { readArrival, withoutArrival } from './arrival.js';

const read = (query: string) => readArrival(new URLSearchParams(query));
const rest = (query: string) => withoutArrival(new URLSearchParams(query))?.toString();

describe('readArrival', () => {
  it('reads the purchased plan or resume from the URL', () => {
    expect(read('payment=success').payment).toEqual({ kind: 'download', resumeId: null });
    expect(read('payment=success&resume=a').payment).toEqual({ kind: 'download', resumeId: 'a' });
    expect(read('subscription=success&plan=premium').payment).toEqual({ kind: 'subscription', plan: 'premium' });
  });

  it("reads a bank's rejection of a payment from the URL", () => {
    expect(read('payment=success&resume=a&redirect_status=failed')).toMatchObject({
      payment: null,
      refused: { kind: 'download', resumeId: 'a' },
    });
    expect(read('payment=success&redirect_status=succeeded').refused).toBeNull();
  });

  it('ignores plans that cannot be bought', () => {
    expect(read('subscription=success&plan=free').payment).toEqual({ kind: 'subscription', plan: null });
    expect(read('subscription=success&plan=gold').payment).toEqual({ kind: 'subscription', plan: null });
  });

  it('reads the reason for a failed download from the URL', () => {
    expect(read('export=busy&resume=a').file).toEqual({ problem: 'busy', resumeId: 'a' });
    expect(read('export=limit&resume=a').file).toEqual({ problem: 'limit', resumeId: 'a' });
    expect(read('export=toString').file).toBeNull();
  });

  it('returns no notices if the URL has only unrelated query parameters', () => {
    expect(read('q=nurse')).toEqual({ payment: null, refused: null, file: null });
  });
});

describe('withoutArrival', () => {
  it('removes only the query parameters of notices', () => {
    expect(rest('q=nurse&subscription=success&plan=pro')).toBe('q=nurse');
    expect(rest('export=failed&resume=a')).toBe('');
  });

  it('returns null if the URL has no parameters to remove', () => {
    expect(rest('q=nurse')).toBeUndefined();
  });
});
