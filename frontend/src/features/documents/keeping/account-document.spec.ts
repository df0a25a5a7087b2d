import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AUTOSAVE_DELAY } from '../../../lib/save-timing.js';
import { AccountDocument, type AccountStart } from './account-document.js';
import type { PutAnswer } from './document-server.js';
import type { UnsentCopy, UnsentText } from './unsent-copy.js';

interface Letter {
  text: string;
}

const letter = (text: string): Letter => ({ text });

/** What was sent, in its order, and what the next request is answered with. */
let sent: { text: string; revision: number | undefined }[];
let answers: (PutAnswer<Letter> | Promise<PutAnswer<Letter>>)[];
/** What this device keeps of the unsent. */
let kept: UnsentText<Letter> | null;
let signedOut: number;
/** Until then the device takes to forget what was sent. */
let forgotten: Promise<void>;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  answers = [];
  kept = null;
  signedOut = 0;
  forgotten = Promise.resolve();
});
afterEach(() => void vi.useRealTimers());

function opened(start: Partial<AccountStart<Letter>> = {}): AccountDocument<Letter> {
  const server = {
    put: async ({ text }: Letter, revision: number | undefined) => {
      sent.push({ text, revision });
      return (await answers.shift()) ?? { kind: 'saved' as const, revision: (revision ?? 0) + 1 };
    },
  };
  const keep = (unsent: UnsentText<Letter>) => ((kept = unsent), true);
  const copy: Pick<UnsentCopy<Letter>, 'keep' | 'keepNow' | 'forget'> = {
    keep: (unsent) => Promise.resolve(keep(unsent)),
    keepNow: keep,
    forget: () => forgotten.then(() => void (kept = null)),
  };
  return new AccountDocument({ content: letter(''), revision: undefined, found: null, ...start }, server, copy, () => {
    signedOut += 1;
  });
}

const stateOf = (document: AccountDocument<Letter>) => document.shown.getState().state;
const textOf = (document: AccountDocument<Letter>) => document.shown.getState().content.text;

describe('a text of the account', () => {
  it('is saved some seconds after the last change, on the revision that it was read with', async () => {
    const document = opened({ content: letter('Dear team,'), revision: 4 });
    document.change(letter('Dear Ms. Lee,'));
    expect(stateOf(document)).toEqual({ kind: 'unsaved' });
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY - 1);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([{ text: 'Dear Ms. Lee,', revision: 4 }]);
    expect(stateOf(document)).toEqual({ kind: 'saved' });
    expect(kept).toBeNull();
  });

  it('is kept on the device before it is sent', async () => {
    const document = opened();
    document.change(letter('Dear team,'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual([]);
    expect(kept).toEqual({ content: letter('Dear team,'), revision: undefined });
  });

  it('sends what was typed while the copy on the device was being forgotten', async () => {
    const document = opened();
    const slow = Promise.withResolvers<void>();
    forgotten = slow.promise;
    document.change(letter('One'));
    const saving = document.save();
    await vi.advanceTimersByTimeAsync(0);
    expect(stateOf(document)).toEqual({ kind: 'saved' });
    document.change(letter('One and two'));
    slow.resolve();
    await saving;
    expect(sent.map(({ text }) => text)).toEqual(['One', 'One and two']);
    expect(stateOf(document)).toEqual({ kind: 'saved' });
  });

  it('sends what was typed during a save after it, never two at once', async () => {
    const document = opened();
    const slow = Promise.withResolvers<PutAnswer<Letter>>();
    answers = [slow.promise];
    document.change(letter('One'));
    const saving = document.save();
    document.change(letter('One and two'));
    void document.save();
    expect(sent).toHaveLength(1);
    slow.resolve({ kind: 'saved', revision: 1 });
    expect(await saving).toEqual({ kind: 'saved' });
    expect(sent).toEqual([
      { text: 'One', revision: undefined },
      { text: 'One and two', revision: 1 },
    ]);
  });

  it('asks a server that is away again and again, and keeps the text on the device until then', async () => {
    const document = opened();
    answers = [{ kind: 'unreachable' }, { kind: 'unreachable', retryAfterSeconds: 7 }];
    document.change(letter('Dear team,'));
    expect(await document.save()).toEqual({ kind: 'retrying' });
    expect(kept?.content).toEqual(letter('Dear team,'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(7_000);
    expect(stateOf(document)).toEqual({ kind: 'saved' });
    expect(kept).toBeNull();
  });

  it('is not saved over what was written elsewhere, until somebody chose', async () => {
    const document = opened({ content: letter('Dear team,'), revision: 1 });
    answers = [{ kind: 'changed', theirs: { content: letter('Written elsewhere'), revision: 2 } }];
    document.change(letter('Mine'));
    expect(await document.save()).toEqual({ kind: 'conflict', theirs: letter('Written elsewhere') });
    document.change(letter('Mine, still'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    document.resolve('mine');
    await vi.runAllTimersAsync();
    expect(sent.at(-1)).toEqual({ text: 'Mine, still', revision: 2 });
    expect(stateOf(document)).toEqual({ kind: 'saved' });
  });

  it('takes the other text when that was chosen, and sends nothing', async () => {
    const document = opened({ content: letter('Dear team,'), revision: 1 });
    answers = [{ kind: 'changed', theirs: { content: letter('Written elsewhere'), revision: 2 } }];
    document.change(letter('Mine'));
    await document.save();
    document.resolve('theirs');
    await vi.runAllTimersAsync();
    expect(textOf(document)).toBe('Written elsewhere');
    expect(sent).toHaveLength(1);
    expect(kept).toBeNull();
  });

  it('is written anew where it was deleted elsewhere', async () => {
    const document = opened({ content: letter('Dear team,'), revision: 1 });
    answers = [{ kind: 'changed', theirs: null }];
    document.change(letter('Mine'));
    expect(await document.save()).toEqual({ kind: 'saved' });
    expect(sent.at(-1)).toEqual({ text: 'Mine', revision: undefined });
  });

  it('recognises its own save whose answer was lost', async () => {
    const document = opened({ content: letter('Dear team,'), revision: 1 });
    answers = [{ kind: 'changed', theirs: { content: letter('Mine'), revision: 2 } }];
    document.change(letter('Mine '));
    expect(await document.save()).toEqual({ kind: 'saved' });
    document.change(letter('Mine, later'));
    await document.save();
    expect(sent.at(-1)).toEqual({ text: 'Mine, later', revision: 2 });
  });

  it('goes on with what an earlier page could not send', async () => {
    const document = opened({
      content: letter('Dear team,'),
      revision: 3,
      found: { content: letter('Typed without a network'), revision: 3 },
    });
    document.start();
    expect(textOf(document)).toBe('Typed without a network');
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY);
    expect(sent).toEqual([{ text: 'Typed without a network', revision: 3 }]);
  });

  it('lets the person choose where unsent text meets a newer one', () => {
    const found = { content: letter('Typed without a network'), revision: 3 };
    const document = opened({ content: letter('Written elsewhere'), revision: 4, found });
    expect(stateOf(document)).toEqual({ kind: 'conflict', theirs: letter('Written elsewhere') });
    expect(textOf(document)).toBe('Typed without a network');
  });

  it('forgets unsent text that has arrived after all', async () => {
    kept = { content: letter('Dear team,'), revision: 3 };
    const document = opened({ content: letter('Dear team,'), revision: 4, found: kept });
    await vi.runAllTimersAsync();
    expect(stateOf(document)).toEqual({ kind: 'saved' });
    expect(kept).toBeNull();
  });

  it('is kept at once and sent when its page may be gone in a moment', () => {
    const document = opened();
    document.change(letter('Dear team,'));
    expect(document.flush()).toBe(true);
    expect(kept?.content).toEqual(letter('Dear team,'));
    expect(sent).toHaveLength(1);
  });

  it('is sent when its page is left, and then does nothing by itself', async () => {
    const document = opened();
    answers = [{ kind: 'unreachable' }];
    document.change(letter('Dear team,'));
    document.stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent).toHaveLength(1);
    expect(kept?.content).toEqual(letter('Dear team,'));
  });

  it('says that the session is over, and keeps the text on the device', async () => {
    const document = opened();
    answers = [{ kind: 'signed-out' }];
    document.change(letter('Dear team,'));
    await document.save();
    expect(signedOut).toBe(1);
    expect(kept?.content).toEqual(letter('Dear team,'));
  });

  it('tells what the server does not accept', async () => {
    const document = opened();
    answers = [{ kind: 'refused', message: 'Too long.' }];
    document.change(letter('Dear team,'));
    expect(await document.save()).toEqual({ kind: 'refused', message: 'Too long.' });
  });
});
