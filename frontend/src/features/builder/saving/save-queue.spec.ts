import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyResumeData } from '@shortlist/shared/resume/resume-data';
import type { DraftContent } from '../draft/draft-content.js';
import { SaveQueue } from '../../../sync/save-queue.js';
import { resumeStrategy } from './record/resume-strategy.js';
import type { SaveAnswer, SavedVersion, SaveServer, SaveState } from './record/save-state.js';
import { AUTOSAVE_DELAY } from '../../../lib/save-timing.js';

const titled = (title: string, jdText = ''): DraftContent => ({
  title,
  templateKey: 'general',
  jdText,
  data: emptyResumeData(),
});

class FakeServer implements SaveServer {
  stored: SavedVersion | undefined;
  readonly calls: { kind: 'create' | 'patch'; id: string; sent: Partial<DraftContent> }[] = [];
  down = false;
  full = false;
  /** Whether the responses are lost after the server has handled the requests. */
  losesAnswer = false;
  takenId: string | undefined;
  /** Whether the next request throws an unexpected error. */
  breaksOnce = false;
  private waiting: (() => void)[] = [];
  private held = false;

  hold(): void {
    this.held = true;
  }

  release(): void {
    this.held = false;
    for (const go of this.waiting.splice(0)) go();
  }

  async create(id: string, content: DraftContent): Promise<SaveAnswer> {
    this.calls.push({ kind: 'create', id, sent: content });
    await this.turn();
    if (this.down) return { kind: 'unreachable' };
    if (id === this.takenId) return { kind: 'id-taken' };
    this.stored ??= { id, revision: 1, content };
    if (this.losesAnswer) return { kind: 'unreachable' };
    return { kind: 'saved', version: this.stored };
  }

  async patch(id: string, changed: Partial<DraftContent>, base: SavedVersion): Promise<SaveAnswer> {
    this.calls.push({ kind: 'patch', id, sent: changed });
    await this.turn();
    if (this.breaksOnce) {
      this.breaksOnce = false;
      throw new Error('broken');
    }
    if (this.down) return { kind: 'unreachable' };
    if (this.full) return { kind: 'full', message: 'Your storage is full.' };
    if (!this.stored) return { kind: 'gone' };
    if (this.stored.revision !== base.revision) return { kind: 'changed', theirs: this.stored };
    this.stored = { id, revision: base.revision + 1, content: { ...this.stored.content, ...changed } };
    if (this.losesAnswer) return { kind: 'unreachable' };
    return { kind: 'saved', version: this.stored };
  }

  outlivesPage(): boolean {
    return true;
  }

  elsewhere(changed: Partial<DraftContent>): void {
    if (!this.stored) throw new Error('Nothing was saved yet.');
    this.stored = {
      ...this.stored,
      revision: this.stored.revision + 1,
      content: { ...this.stored.content, ...changed },
    };
  }

  private turn(): Promise<void> {
    return this.held ? new Promise((go) => this.waiting.push(go)) : Promise.resolve();
  }
}

function editor(start: DraftContent, base?: SavedVersion) {
  const server = new FakeServer();
  server.stored = base;
  const states: SaveState['kind'][] = [];
  let content = start;
  const queue = new SaveQueue(
    {
      strategy: resumeStrategy,
      server,
      content: () => content,
      replace: (merged) => {
        content = merged;
      },
      onState: ({ kind }) => states.push(kind),
      onSaved: () => undefined,
    },
    { base, firstId: 'first-id' },
  );
  return {
    server,
    queue,
    states,
    content: () => content,
    type: (next: DraftContent, autosave = true) => {
      content = next;
      queue.changed(autosave);
    },
  };
}

const saved = (content: DraftContent): SavedVersion => ({ id: 'first-id', revision: 1, content });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('SaveQueue saves the draft three seconds after the last change', async () => {
  const { server, type, states } = editor(titled('old'), saved(titled('old')));
  type(titled('new'));
  await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY - 1);
  type(titled('newer'));
  await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY - 1);
  expect(server.calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(server.calls).toEqual([{ kind: 'patch', id: 'first-id', sent: { title: 'newer' } }]);
  expect(states.at(-1)).toBe('saved');
});

it('SaveQueue creates only one resume for two concurrent saves', async () => {
  const { server, queue, type } = editor(titled('old'));
  type(titled('new'));
  server.hold();
  const both = Promise.all([queue.save(), queue.save()]);
  server.release();
  expect((await both).map(({ kind }) => kind)).toEqual(['saved', 'saved']);
  expect(server.calls).toHaveLength(1);
});

it('SaveQueue sends a second request for text typed during a save', async () => {
  const { server, queue, type } = editor(titled('one'));
  server.hold();
  const first = queue.save();
  type(titled('two'));
  server.release();
  await first;
  await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY);
  expect(server.calls.map(({ kind }) => kind)).toEqual(['create', 'patch']);
  expect(server.stored?.content.title).toBe('two');
});

it('SaveQueue does not save text typed during a save if autosave is off', async () => {
  const { server, queue, type } = editor(titled('one'));
  server.hold();
  const first = queue.save();
  type(titled('two'), false);
  server.release();
  await first;
  await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY);
  expect(server.calls).toHaveLength(1);
});

it('SaveQueue reports the draft as saved when undo restores the saved content', () => {
  const { states, type } = editor(titled('old'), saved(titled('old')));
  type(titled('new'));
  type(titled('old'));
  expect(states).toEqual(['unsaved', 'saved']);
});

it('SaveQueue creates no second resume if the response to the first create request was lost', async () => {
  const { server, queue, type } = editor(titled('one'));
  server.losesAnswer = true;
  expect((await queue.save()).kind).toBe('offline');
  type(titled('two'));
  server.losesAnswer = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.calls.map(({ kind, id }) => [kind, id])).toEqual([
    ['create', 'first-id'],
    ['create', 'first-id'],
    ['patch', 'first-id'],
  ]);
  expect(server.stored?.content.title).toBe('two');
});

it('SaveQueue creates the resume with a new id if its id is taken', async () => {
  const { server, queue } = editor(titled('one'));
  server.takenId = 'first-id';
  expect((await queue.save()).kind).toBe('saved');
  expect(server.stored?.id).toBe(server.calls[1]?.id);
  expect(queue.newResumeId()).toBe(server.stored?.id);
});

it('SaveQueue saves again after a request throws an error', async () => {
  const { server, queue, type } = editor(titled('old'), saved(titled('old')));
  server.breaksOnce = true;
  type(titled('new'));
  await expect(queue.save()).rejects.toThrow('broken');
  expect((await queue.save()).kind).toBe('saved');
});

describe('SaveQueue without a connection', () => {
  it('retries with increasing delays while there is no connection', async () => {
    const { server, queue, type, states } = editor(titled('old'), saved(titled('old')));
    server.down = true;
    type(titled('new'));
    await queue.save();
    expect(states.at(-1)).toBe('offline');
    await vi.advanceTimersByTimeAsync(2_000 + 4_000);
    expect(server.calls).toHaveLength(3);
    server.down = false;
    await vi.advanceTimersByTimeAsync(8_000);
    expect(states.at(-1)).toBe('saved');
  });

  it('retries immediately when the network connection returns', async () => {
    const { server, queue, type, states } = editor(titled('old'), saved(titled('old')));
    server.down = true;
    type(titled('new'));
    await queue.save();
    server.down = false;
    queue.retryNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toBe('saved');
  });
});

describe('SaveQueue while the storage is full', () => {
  const refused = async () => {
    const all = editor(titled('old'), saved(titled('old')));
    all.server.full = true;
    all.type(titled('new'));
    expect(await all.queue.save()).toEqual({ kind: 'full', message: 'Your storage is full.' });
    return all;
  };

  it('saves as soon as storage space is freed', async () => {
    const { server, queue, states } = await refused();
    server.full = false;
    queue.retryNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toBe('saved');
    expect(server.stored?.content.title).toBe('new');
  });

  it('retries every 30 seconds while the storage is full', async () => {
    const { server, states } = await refused();
    server.full = false;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(states.at(-1)).toBe('saved');
  });

  it('keeps reporting full storage while the user types, and retries after each pause', async () => {
    const { server, type, states } = await refused();
    const before = states.length;
    type(titled('newer'));
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY);
    expect(new Set(states.slice(before))).toEqual(new Set(['full']));
    expect(server.calls).toHaveLength(2);
  });
});

describe('SaveQueue after a remote save', () => {
  it('merges independent changes made on another device and saves the result', async () => {
    const { server, queue, type, content } = editor(titled('old'), saved(titled('old')));
    server.elsewhere({ jdText: 'their job' });
    type(titled('mine'));
    expect((await queue.save()).kind).toBe('saved');
    expect(server.stored?.content).toMatchObject({ title: 'mine', jdText: 'their job' });
    expect(content()).toMatchObject({ title: 'mine', jdText: 'their job' });
  });

  it('recognizes its own save whose response was lost', async () => {
    const { server, queue, type } = editor(titled('old'), saved(titled('old')));
    server.losesAnswer = true;
    type(titled('mine'));
    expect((await queue.save()).kind).toBe('offline');
    server.losesAnswer = false;
    type(titled('mine, longer'));
    expect((await queue.save()).kind).toBe('saved');
    expect(server.stored?.content.title).toBe('mine, longer');
  });

  it('reports a conflict and keeps both versions if both sides changed the same part', async () => {
    const { server, queue, type, content } = editor(titled('old'), saved(titled('old')));
    server.elsewhere({ title: 'theirs' });
    type(titled('mine'));
    const state = await queue.save();
    expect(state).toMatchObject({ kind: 'conflict', parts: ['title'], theirs: { content: { title: 'theirs' } } });
    expect(content().title).toBe('mine');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.stored?.content.title).toBe('theirs');
  });

  it.each([
    { name: 'mine', choice: {}, title: 'mine' },
    { name: 'theirs', choice: { title: 'theirs' } as const, title: 'theirs' },
  ])('saves the version that the user chooses: $name', async ({ choice, title }) => {
    const { server, queue, type, content } = editor(titled('old'), saved(titled('old')));
    server.elsewhere({ title: 'theirs' });
    type(titled('mine'));
    const state = await queue.save();
    if (state.kind !== 'conflict') throw new Error('There should be a choice to make.');
    expect((await queue.resolve(choice)).kind).toBe('saved');
    expect(server.stored?.content.title).toBe(title);
    expect(content().title).toBe(title);
  });
});

it('SaveQueue stops saving if the resume was deleted on another device', async () => {
  const { server, queue, type } = editor(titled('old'), saved(titled('old')));
  server.stored = undefined;
  type(titled('new'));
  expect((await queue.save()).kind).toBe('gone');
  type(titled('newer'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.calls).toHaveLength(1);
});

it('SaveQueue does not retry after being stopped', async () => {
  const { server, queue, type } = editor(titled('old'), saved(titled('old')));
  server.down = true;
  type(titled('new'));
  queue.stop();
  await queue.save();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.calls).toHaveLength(1);
});
