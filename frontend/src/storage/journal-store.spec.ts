import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as fakes from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { JournalStore } from './journal-store.js';
import type { JournalRecord } from './journal-store.js';

const record = (key: string, at: number, change: Partial<JournalRecord> = {}): JournalRecord => ({
  key,
  userId: 'nia',
  resumeId: `resume-of-${key}`,
  title: key,
  at,
  work: { text: `${key} at ${at}` },
  ...change,
});

const stored = new Map<string, string>();
let hasRoom: boolean;

beforeEach(() => {
  stored.clear();
  hasRoom = true;
  // Do not import `fake-indexeddb/auto`: it would add the classes to the fake `window` of another spec in this process.
  const classes = Object.entries(fakes).filter(([name]) => name.startsWith('IDB'));
  Object.assign(globalThis, Object.fromEntries(classes), { indexedDB: new fakes.IDBFactory() });
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (!hasRoom) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key: string) => void stored.delete(key),
    key: (index: number) => [...stored.keys()][index] ?? null,
    get length() {
      return stored.size;
    },
  };
  Object.assign(globalThis, { localStorage });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

const keysOf = async (store: JournalStore) => (await store.all()).map(({ key }) => key);

it('the journal store keeps records across reloads and returns the oldest first', async () => {
  const store = new JournalStore();
  await store.put(record('later', 2));
  await store.put(record('earlier', 1));
  expect(await keysOf(new JournalStore())).toEqual(['earlier', 'later']);
});

it('the journal store returns the more recent of two copies of a record', async () => {
  const store = new JournalStore();
  await store.put(record('a', 1));
  expect(store.putNow(record('a', 2))).toBe(true);
  expect((await new JournalStore().all())[0]?.at).toBe(2);
  await store.put(record('a', 3));
  expect((await new JournalStore().all())[0]?.at).toBe(3);
  expect(stored.size).toBe(0);
});

it('the journal store prefers an unload backup that is newer than the database record', async () => {
  const store = new JournalStore();
  const writing = store.put(record('a', 1));
  store.putNow(record('a', 2));
  await writing;
  expect((await store.all())[0]?.at).toBe(2);
});

it('the journal store removes a record with all its copies', async () => {
  const store = new JournalStore();
  await store.put(record('a', 1));
  store.putNow(record('a', 2));
  await store.remove('a');
  expect(await keysOf(new JournalStore())).toEqual([]);
});

it('the journal store reads records that an older release stored without an owner', async () => {
  const work = { base: { revision: 3 }, content: { title: 'Old' } };
  stored.set('shortlist.unsaved.v1.some-id', JSON.stringify(work));
  const store = new JournalStore();
  const [old] = await store.all();
  expect(old).toMatchObject({ userId: '', resumeId: 'some-id', title: 'Old', work });
  await store.put({ ...old!, userId: 'nia', at: 5 });
  expect(stored.size).toBe(0);
  expect(await store.all()).toMatchObject([{ userId: 'nia', at: 5 }]);
});

it('the journal store ignores invalid stored data', async () => {
  stored.set('shortlist.unsaved.v1.some-id', '{');
  stored.set('shortlist.journal.v1.a', '{"key":"a"}');
  expect(await new JournalStore().all()).toEqual([]);
});

describe('JournalStore without a database', () => {
  beforeEach(() => {
    Reflect.deleteProperty(globalThis, 'indexedDB');
  });

  it('stores records in localStorage', async () => {
    const store = new JournalStore();
    expect(await store.put(record('a', 1))).toBe(true);
    expect(await keysOf(new JournalStore())).toEqual(['a']);
    await store.remove('a');
    expect(stored.size).toBe(0);
  });

  it('returns false if neither IndexedDB nor localStorage can store data', async () => {
    hasRoom = false;
    const store = new JournalStore();
    expect(await store.put(record('a', 1))).toBe(false);
    expect(store.putNow(record('a', 1))).toBe(false);
    expect(await store.all()).toEqual([]);
  });
});

it('the journal store reopens the database after another tab deletes it', async () => {
  const store = new JournalStore();
  await store.put(record('a', 1));
  await deleteDB('shortlist');
  expect(await store.put(record('b', 2))).toBe(true);
  expect(await keysOf(store)).toEqual(['b']);
});

it('the journal store uses localStorage after a newer version of the product upgrades the database', async () => {
  const store = new JournalStore();
  await store.put(record('a', 1));
  const newer = await openDB('shortlist', 99);
  expect(await store.put(record('b', 2))).toBe(true);
  expect([...stored.keys()]).toEqual(['shortlist.journal.v1.b']);
  newer.close();
});

it('the journal store removes records of other accounts at sign-in', async () => {
  const store = new JournalStore();
  await store.put(record('hers', 1));
  await store.put(record('his', 2, { userId: 'tom' }));
  store.putNow(record('his', 3, { userId: 'tom' }));
  await store.put(record('nobodys', 4, { userId: '' }));
  await store.keepOnlyOf('nia');
  expect(await keysOf(new JournalStore())).toEqual(['hers', 'nobodys']);
});

it('the journal store stores no records after a wipe until the next sign-in', async () => {
  const store = new JournalStore();
  await store.put(record('a', 1));
  store.putNow(record('b', 2));
  const wiping = store.wipe();
  const late = store.put(record('c', 3));
  await wiping;
  expect(await late).toBe(false);
  expect(store.putNow(record('d', 4))).toBe(false);
  expect(stored.size).toBe(0);
  expect(await indexedDB.databases()).toEqual([]);
  store.open();
  expect(await store.put(record('e', 5))).toBe(true);
});

it('a page that still reads or removes records after a wipe does not create the database again', async () => {
  const store = new JournalStore();
  await store.put(record('a', 1));
  await store.wipe();
  expect(await store.all()).toEqual([]);
  await store.remove('a');
  await store.keepOnlyOf('nia');
  expect(await indexedDB.databases()).toEqual([]);
});

it('the journal store waits only once for a database that does not respond', async () => {
  vi.useFakeTimers();
  try {
    globalThis.indexedDB = { open: () => new EventTarget() } as unknown as IDBFactory;
    const store = new JournalStore();
    const first = store.put(record('a', 1));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await first).toBe(true);
    expect(await store.put(record('b', 2))).toBe(true);
    expect([...stored.keys()]).toEqual(['shortlist.journal.v1.a', 'shortlist.journal.v1.b']);
  } finally {
    vi.useRealTimers();
  }
});
