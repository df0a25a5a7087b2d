import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AUTOSAVE_DELAY } from '../../../lib/save-timing.js';
import type { JournalEntry } from '../../../sync/journal.js';
import type { SaveAnswer, SavedVersion, SaveServer } from '../../../sync/save-state.js';
import { Companion } from './companion.js';
import { syncCompanion, type CompanionSync } from './companion-sync.js';
import type { WholeText } from './whole-text.js';

interface Letter {
  text: string;
}

const letter = (text: string): Letter => ({ text });

const ID = 'resume/cover_letter';
const version = (text: string, revision: number): SavedVersion<Letter> => ({ id: ID, revision, content: letter(text) });

interface Unsent {
  content: Letter;
  revision: number | undefined;
}

let sent: { text: string; revision: number | undefined }[];
/** Responses to the next requests, in order. When none are left, saving succeeds. */
let answers: (SaveAnswer<Letter> | Promise<SaveAnswer<Letter>>)[];
let copied: Unsent | null;
let signOuts: number;
/** The copy on this device is deleted only after this promise resolves. */
let beforeForget: Promise<void>;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  answers = [];
  copied = null;
  signOuts = 0;
  beforeForget = Promise.resolve();
});
afterEach(() => void vi.useRealTimers());

interface Initial {
  content: Letter;
  revision: number | undefined;
  unsent: Unsent | null;
}

interface Opened {
  companion: Companion<Letter>;
  sync: CompanionSync<Letter>;
}

function opened({ content = letter(''), revision, unsent = null }: Partial<Initial> = {}): Opened {
  const put = async ({ text }: Letter, before: number | undefined): Promise<SaveAnswer<Letter>> => {
    sent.push({ text, revision: before });
    return (await answers.shift()) ?? { kind: 'saved', version: version(text, (before ?? 0) + 1) };
  };
  const server: SaveServer<Letter> = {
    create: (_, created) => put(created, undefined),
    patch: (_, changed, base) => put({ ...base.content, ...changed }, base.revision),
    outlivesPage: () => false,
  };
  const keep = (entry: JournalEntry<Letter, WholeText>) => {
    copied = { content: entry.content, revision: entry.base?.revision };
    return true;
  };
  const journal = {
    keep: (entry: JournalEntry<Letter, WholeText>) => Promise.resolve(keep(entry)),
    keepNow: keep,
    forget: () => beforeForget.then(() => void (copied = null)),
  };
  const saved = revision === undefined ? undefined : { id: ID, revision, content };
  // Entries from older releases store only the revision of their base, not its content. If the base is not the saved
  // revision, its content is unknown and left empty.
  const base = unsent?.revision === revision ? saved : unsent && version('', unsent.revision ?? 0);
  const entry = unsent && {
    key: 'key',
    userId: 'user',
    resumeId: ID,
    base: base ?? null,
    content: unsent.content,
    sent: {},
    suggested: false,
    step: 0,
    at: 1,
  };
  const start = { userId: 'user', key: 'key', base: entry ? (entry.base ?? undefined) : saved, firstId: ID };
  const events = {
    onIdChange: () => undefined,
    onSaved: () => undefined,
    onSignedOut: () => void (signOuts += 1),
    onStorageUnavailable: () => undefined,
  };
  const syncs: CompanionSync<Letter>[] = [];
  const companion = new Companion<Letter>(unsent?.content ?? content, (editor) => {
    const begin = { ...start, ...(entry && { entry }) };
    const sync = syncCompanion(letter(''), begin, editor, server, journal, events);
    syncs.push(sync);
    return Object.assign(sync, { connect: () => () => undefined });
  });
  const [sync] = syncs;
  if (!sync) throw new Error('The companion starts its saving.');
  if (entry) sync.continueFrom(saved);
  return { companion, sync };
}

const statusOf = (companion: Companion<Letter>) => companion.store.getState().status;
const textOf = (companion: Companion<Letter>) => companion.store.getState().content.text;

describe('syncCompanion', () => {
  it('saves a few seconds after the last change', async () => {
    const { companion } = opened({ content: letter('Dear team,'), revision: 4 });
    companion.change(letter('Dear Ms. Lee,'));
    expect(statusOf(companion)).toEqual({ kind: 'unsaved' });
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY - 1);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([{ text: 'Dear Ms. Lee,', revision: 4 }]);
    expect(statusOf(companion)).toEqual({ kind: 'saved' });
    expect(copied).toBeNull();
  });

  it('copies changes to the device before sending them', async () => {
    const { companion } = opened();
    companion.change(letter('Dear team,'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual([]);
    expect(copied).toEqual({ content: letter('Dear team,'), revision: undefined });
  });

  it('saves text that was typed while the copy on the device was being deleted', async () => {
    const { companion } = opened();
    const slow = Promise.withResolvers<void>();
    beforeForget = slow.promise;
    companion.change(letter('One'));
    const saving = companion.save();
    await vi.advanceTimersByTimeAsync(0);
    expect(statusOf(companion)).toEqual({ kind: 'saving' });
    companion.change(letter('One and two'));
    slow.resolve();
    await saving;
    expect(sent.map(({ text }) => text)).toEqual(['One', 'One and two']);
    expect(statusOf(companion)).toEqual({ kind: 'saved' });
  });

  it('sends a second request for text typed during a save', async () => {
    const { companion } = opened();
    const slow = Promise.withResolvers<SaveAnswer<Letter>>();
    answers = [slow.promise];
    companion.change(letter('One'));
    const saving = companion.save();
    await vi.advanceTimersByTimeAsync(0);
    companion.change(letter('One and two'));
    void companion.save();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(1);
    slow.resolve({ kind: 'saved', version: version('One', 1) });
    expect(await saving).toEqual({ kind: 'saved' });
    expect(sent).toEqual([
      { text: 'One', revision: undefined },
      { text: 'One and two', revision: 1 },
    ]);
  });

  it('retries while the server is unavailable and keeps the text on the device', async () => {
    const { companion } = opened();
    answers = [{ kind: 'unreachable' }, { kind: 'unreachable', retryAfterSeconds: 7 }];
    companion.change(letter('Dear team,'));
    expect(await companion.save()).toEqual({ kind: 'offline' });
    expect(copied?.content).toEqual(letter('Dear team,'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(7_000);
    expect(statusOf(companion)).toEqual({ kind: 'saved' });
    expect(copied).toBeNull();
  });

  it('does not overwrite a remote change until the user chooses a version', async () => {
    const { companion } = opened({ content: letter('Dear team,'), revision: 1 });
    answers = [{ kind: 'changed', theirs: version('GenerationInfo elsewhere', 2) }];
    companion.change(letter('Mine'));
    expect(await companion.save()).toMatchObject({
      kind: 'conflict',
      theirs: { content: letter('GenerationInfo elsewhere') },
    });
    companion.change(letter('Mine, still'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    void companion.resolve('mine');
    await vi.runAllTimersAsync();
    expect(sent.at(-1)).toEqual({ text: 'Mine, still', revision: 2 });
    expect(statusOf(companion)).toEqual({ kind: 'saved' });
  });

  it('accepts the remote version without saving if the user chooses it', async () => {
    const { companion } = opened({ content: letter('Dear team,'), revision: 1 });
    answers = [{ kind: 'changed', theirs: version('GenerationInfo elsewhere', 2) }];
    companion.change(letter('Mine'));
    await companion.save();
    void companion.resolve('theirs');
    await vi.runAllTimersAsync();
    expect(textOf(companion)).toBe('GenerationInfo elsewhere');
    expect(sent).toHaveLength(1);
    expect(copied).toBeNull();
  });

  it('creates the text again if it was deleted on another device', async () => {
    const { companion } = opened({ content: letter('Dear team,'), revision: 1 });
    answers = [{ kind: 'deleted' }];
    companion.change(letter('Mine'));
    expect(await companion.save()).toEqual({ kind: 'saved' });
    expect(sent.at(-1)).toEqual({ text: 'Mine', revision: undefined });
  });

  it('recognizes its own save if the response was lost', async () => {
    const { companion } = opened({ content: letter('Dear team,'), revision: 1 });
    answers = [{ kind: 'changed', theirs: version('Mine', 2) }];
    companion.change(letter('Mine '));
    expect(await companion.save()).toEqual({ kind: 'saved' });
    companion.change(letter('Mine, later'));
    await companion.save();
    expect(sent.at(-1)).toEqual({ text: 'Mine, later', revision: 2 });
  });

  it('sends text that was unsent when its editor was closed', async () => {
    const { companion } = opened({
      content: letter('Dear team,'),
      revision: 3,
      unsent: { content: letter('Typed without a network'), revision: 3 },
    });
    expect(textOf(companion)).toBe('Typed without a network');
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY);
    expect(sent).toEqual([{ text: 'Typed without a network', revision: 3 }]);
  });

  it('reports a conflict if the account has a newer version than the unsent text', () => {
    const unsent = { content: letter('Typed without a network'), revision: 3 };
    const { companion } = opened({ content: letter('GenerationInfo elsewhere'), revision: 4, unsent });
    expect(statusOf(companion)).toMatchObject({
      kind: 'conflict',
      theirs: { content: letter('GenerationInfo elsewhere') },
    });
    expect(textOf(companion)).toBe('Typed without a network');
  });

  it('deletes the copy of unsent text if the account already has that text', async () => {
    copied = { content: letter('Dear team,'), revision: 3 };
    const { companion } = opened({ content: letter('Dear team,'), revision: 4, unsent: copied });
    await vi.runAllTimersAsync();
    expect(statusOf(companion)).toEqual({ kind: 'saved' });
    expect(copied).toBeNull();
  });

  it('flush() copies changes to the device and sends them immediately', () => {
    const { companion, sync } = opened();
    companion.change(letter('Dear team,'));
    expect(sync.flush()).toBe(true);
    expect(copied?.content).toEqual(letter('Dear team,'));
    expect(sent).toHaveLength(1);
  });

  it('stop() sends unsaved changes once, without retries', async () => {
    const { companion, sync } = opened();
    answers = [{ kind: 'unreachable' }];
    companion.change(letter('Dear team,'));
    void sync.stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent).toHaveLength(1);
    expect(copied?.content).toEqual(letter('Dear team,'));
  });

  it('reports an expired session and keeps the text on the device', async () => {
    const { companion } = opened();
    answers = [{ kind: 'signed-out' }];
    companion.change(letter('Dear team,'));
    await companion.save();
    expect(signOuts).toBe(1);
    expect(copied?.content).toEqual(letter('Dear team,'));
  });

  it('reports why the server rejected the text', async () => {
    const { companion } = opened();
    answers = [{ kind: 'refused', message: 'Too long.' }];
    companion.change(letter('Dear team,'));
    expect(await companion.save()).toEqual({ kind: 'refused', message: 'Too long.' });
  });
});
