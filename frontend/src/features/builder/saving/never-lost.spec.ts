import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import fc from 'fast-check';
import type { Side } from './choice.js';
import { JOURNAL_PAUSE } from './journal-writer.js';
import { World, WRITTEN_PARTS } from './never-lost.model.js';
import type { Tab } from './never-lost.model.js';

/** What can happen while somebody writes a résumé. Numbers choose the tab. */
type Happening =
  | { kind: 'type'; tab: number; part: (typeof WRITTEN_PARTS)[number] }
  | { kind: 'type elsewhere'; part: (typeof WRITTEN_PARTS)[number] }
  | { kind: 'wait'; milliseconds: number }
  | { kind: 'save' | 'crash' | 'close'; tab: number }
  | { kind: 'choose'; tab: number; side: Side }
  | { kind: 'network'; is: World['network'] }
  | { kind: 'session'; isSignedIn: boolean }
  | { kind: 'open' | 'hold' | 'let through' };

const tab = fc.nat({ max: 2 });
const part = fc.constantFrom(...WRITTEN_PARTS);
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('type' as const), tab, part }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('type elsewhere' as const), part }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('wait' as const), milliseconds: fc.constantFrom(10, 500, 3_500, 70_000) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('save' as const, 'crash' as const, 'close' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('choose' as const), tab, side: fc.constantFrom('mine' as const, 'theirs' as const, 'both' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('network' as const), is: fc.constantFrom('up' as const, 'down' as const, 'loses answers' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('session' as const), isSignedIn: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('open' as const, 'hold' as const, 'let through' as const) }) },
); // prettier-ignore

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

class Run {
  readonly world = new World();
  /** Words that are allowed to be gone: the person chose so, or the page crashed before the journal could know them. */
  private readonly gone = new Set<string>();

  async happen(what: Happening): Promise<void> {
    const { world } = this;
    const at = 'tab' in what ? world.tabs[what.tab % Math.max(1, world.tabs.length)] : undefined;
    switch (what.kind) {
      case 'type':
        if (at && at.saving.state().kind !== 'conflict') world.type(at, what.part);
        break;
      case 'type elsewhere':
        world.typeElsewhere(what.part);
        break;
      case 'wait':
        await pass(what.milliseconds);
        break;
      case 'save':
        void at?.saving.save();
        break;
      case 'crash':
        if (at) this.crash(at);
        break;
      case 'close':
        if (at) world.close(at);
        break;
      case 'choose':
        if (at) await this.choose(at, what.side);
        break;
      case 'network':
        world.network = what.is;
        if (what.is === 'up') world.reachable();
        break;
      case 'session':
        world.isSignedIn = what.isSignedIn;
        if (what.isSignedIn) world.signedIn();
        break;
      case 'open':
        if (world.tabs.length < 3) world.open();
        break;
      case 'hold':
        world.hold();
        break;
      case 'let through':
        world.letThrough();
        break;
    }
    await pass(0);
    expect({ what, lost: this.lost() }).toEqual({ what, lost: [] });
  }

  /** Everything is well again, and the person opens whatever is still on the device. */
  async recover(): Promise<void> {
    const { world } = this;
    world.letThrough();
    world.network = 'up';
    world.isSignedIn = true;
    world.signedIn();
    world.reachable();
    for (let round = 0; round < 12; round += 1) {
      await pass(130_000);
      for (const open of [...world.tabs]) await this.choose(open, 'both');
      world.look();
      const isQuiet = world.tabs.every(({ saving }) => saving.state().kind === 'saved');
      if (isQuiet && world.journal.size > 0 && world.tabs.length < 20) world.open();
    }
    expect(world.tabs.map(({ saving }) => saving.state().kind)).toEqual(world.tabs.map(() => 'saved'));
    expect([...world.journal.keys()]).toEqual([]);
    const atServer = JSON.stringify(world.server);
    expect(this.expected().filter((word) => !atServer.includes(word))).toEqual([]);
    for (const { content } of world.tabs) expect(content).toEqual(world.server?.content);
  }

  private crash(at: Tab): void {
    this.world.crash(at);
    for (const [word, { at: time }] of this.world.words)
      if (Date.now() - time <= JOURNAL_PAUSE && !this.world.isSomewhere(word)) this.gone.add(word);
  }

  private async choose(at: Tab, side: Side): Promise<void> {
    for (const word of await this.world.resolve(at, side)) this.gone.add(word);
  }

  private expected(): string[] {
    return [...this.world.words.keys()].filter((word) => !this.gone.has(word));
  }

  private lost(): string[] {
    return this.expected().filter((word) => !this.world.isSomewhere(word));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const RUNS = { numRuns: Number(process.env.NEVER_LOST_RUNS ?? 300) };

it('every word ends in the account, in the journal or in a choice, whatever happens in between', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 5, maxLength: 40 }), async (happenings) => {
      const run = new Run();
      run.world.open();
      for (const what of happenings) await run.happen(what);
      await run.recover();
      vi.clearAllTimers();
    }),
    RUNS,
  );
});

it('nobody who writes alone, in one tab after the other, is asked to choose', async () => {
  const alone = happening.filter(({ kind }) => !['type elsewhere', 'open', 'choose'].includes(kind));
  await fc.assert(
    fc.asyncProperty(fc.array(alone, { minLength: 5, maxLength: 40 }), async (happenings) => {
      const run = new Run();
      for (const what of happenings) {
        if (run.world.tabs.length === 0) run.world.open();
        await run.happen(what);
        expect(run.world.tabs.map(({ saving }) => saving.state().kind)).not.toContain('conflict');
      }
      vi.clearAllTimers();
    }),
    RUNS,
  );
});
