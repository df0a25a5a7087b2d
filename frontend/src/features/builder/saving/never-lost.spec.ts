import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import fc from 'fast-check';
import type { Side } from '../../../sync/merge-strategy.js';
import { JOURNAL_DELAY } from '../../../sync/journal-writer.js';
import { World, WRITTEN_PARTS } from './never-lost.model.js';
import type { Tab } from './never-lost.model.js';

/** An event while a resume is edited. Numbers select the tab. */
type Step =
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
const anyStep: fc.Arbitrary<Step> = fc.oneof(
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
  /**
   * Words that may be lost: a choice discarded them, or they were typed so shortly before a crash that the journal
   * lacks them.
   */
  private readonly discarded = new Set<string>();

  async apply(step: Step): Promise<void> {
    const { world } = this;
    const target = 'tab' in step ? world.tabs[step.tab % Math.max(1, world.tabs.length)] : undefined;
    switch (step.kind) {
      case 'type':
        if (target && target.saving.state().kind !== 'conflict') world.type(target, step.part);
        break;
      case 'type elsewhere':
        world.typeElsewhere(step.part);
        break;
      case 'wait':
        await pass(step.milliseconds);
        break;
      case 'save':
        void target?.saving.save();
        break;
      case 'crash':
        if (target) this.crash(target);
        break;
      case 'close':
        if (target) world.close(target);
        break;
      case 'choose':
        if (target) await this.choose(target, step.side);
        break;
      case 'network':
        world.network = step.is;
        if (step.is === 'up') world.retryNow();
        break;
      case 'session':
        world.isSignedIn = step.isSignedIn;
        if (step.isSignedIn) world.signedIn();
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
    expect({ step, lost: this.lost() }).toEqual({ step, lost: [] });
  }

  /** Restores the network and the session, then opens all work that is still on the device. */
  async recover(): Promise<void> {
    const { world } = this;
    world.letThrough();
    world.network = 'up';
    world.isSignedIn = true;
    world.signedIn();
    world.retryNow();
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

  private crash(target: Tab): void {
    this.world.crash(target);
    for (const [word, { at }] of this.world.words)
      if (Date.now() - at <= JOURNAL_DELAY && !this.world.isSomewhere(word)) this.discarded.add(word);
  }

  private async choose(target: Tab, side: Side): Promise<void> {
    for (const word of await this.world.resolve(target, side)) this.discarded.add(word);
  }

  private expected(): string[] {
    return [...this.world.words.keys()].filter((word) => !this.discarded.has(word));
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

it('keeps every typed word in the account, in the journal or in a conflict', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 40 }), async (steps) => {
      const run = new Run();
      run.world.open();
      for (const step of steps) await run.apply(step);
      await run.recover();
      vi.clearAllTimers();
    }),
    RUNS,
  );
});

it('reports no conflict if only one tab at a time is used', async () => {
  const singleTabStep = anyStep.filter(({ kind }) => !['type elsewhere', 'open', 'choose'].includes(kind));
  await fc.assert(
    fc.asyncProperty(fc.array(singleTabStep, { minLength: 5, maxLength: 40 }), async (steps) => {
      const run = new Run();
      for (const step of steps) {
        if (run.world.tabs.length === 0) run.world.open();
        await run.apply(step);
        expect(run.world.tabs.map(({ saving }) => saving.state().kind)).not.toContain('conflict');
      }
      vi.clearAllTimers();
    }),
    RUNS,
  );
});
