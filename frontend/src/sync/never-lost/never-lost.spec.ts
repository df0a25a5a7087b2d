import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import fc from 'fast-check';
import { JOURNAL_DELAY } from '../journal-writer.js';
import type { Side } from '../merge-strategy.js';
import type { ModelKind } from './kind.model.js';
import { LETTER } from './letter.model.js';
import { RESUME } from './resume.model.js';
import { World } from './world.model.js';
import type { Tab } from './world.model.js';

/** One event of a simulation run. `tab` and `place` select a tab and the field in which a word is typed. */
type Step =
  | { kind: 'type'; tab: number; place: number }
  | { kind: 'type elsewhere'; place: number }
  | { kind: 'wait'; milliseconds: number }
  | { kind: 'save' | 'crash' | 'close'; tab: number }
  | { kind: 'choose'; tab: number; side: Side }
  | { kind: 'network'; is: World<unknown, string>['network'] }
  | { kind: 'storage'; canStore: boolean }
  | { kind: 'session'; isSignedIn: boolean }
  | { kind: 'open' | 'hold' | 'let through' | 'sign out' };

const tab = fc.nat({ max: 2 });
const place = fc.nat({ max: 11 });
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('type' as const), tab, place }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('type elsewhere' as const), place }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('wait' as const), milliseconds: fc.constantFrom(10, 500, 3_500, 70_000) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('save' as const, 'crash' as const, 'close' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('choose' as const), tab, side: fc.constantFrom('mine' as const, 'theirs' as const, 'both' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('network' as const), is: fc.constantFrom('up' as const, 'down' as const, 'loses answers' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('session' as const), isSignedIn: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('storage' as const), canStore: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sign out' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('open' as const, 'hold' as const, 'let through' as const) }) },
); // prettier-ignore

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

class Run<Content, Part extends string> {
  readonly world: World<Content, Part>;
  /**
   * Words that are allowed to be lost: the user discarded them when resolving a conflict, the browser warned the user,
   * or a crash happened before the journal was written.
   */
  private readonly discarded = new Set<string>();

  constructor(private readonly kind: ModelKind<Content, Part>) {
    this.world = new World(kind);
  }

  async apply(step: Step): Promise<void> {
    const { world } = this;
    const target = 'tab' in step ? world.tabs[step.tab % Math.max(1, world.tabs.length)] : undefined;
    switch (step.kind) {
      case 'type':
        if (target && target.saving.state().kind !== 'conflict') world.type(target, this.placeOf(step));
        break;
      case 'type elsewhere':
        world.typeElsewhere(this.placeOf(step));
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
        // If `close` returns false, the browser warns about unsaved changes, so words are allowed to be lost.
        if (target && !world.close(target)) this.discardMissing(() => true);
        break;
      case 'choose':
        if (target) await this.choose(target, step.side);
        break;
      case 'network':
        world.network = step.is;
        if (step.is === 'up') world.retryNow();
        break;
      case 'storage':
        world.canStore = step.canStore;
        break;
      case 'sign out':
        world.signOut();
        this.discardMissing(() => true);
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
    world.canStore = true;
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
    const atServer = JSON.stringify(world.server.version);
    expect(this.expected().filter((word) => !atServer.includes(word))).toEqual([]);
    for (const { content } of world.tabs) expect(content).toEqual(world.server.version?.content ?? this.kind.start());
  }

  private placeOf({ place: index }: { place: number }): string {
    const { places } = this.kind;
    return places[index % places.length] ?? '';
  }

  private crash(target: Tab<Content, Part>): void {
    const { world } = this;
    world.crash(target);
    this.discardMissing((at) => Date.now() - at <= JOURNAL_DELAY || !world.canStore || world.storageFailedAt >= at);
  }

  private async choose(target: Tab<Content, Part>, side: Side): Promise<void> {
    for (const word of await this.world.resolve(target, side)) this.discarded.add(word);
  }

  /** @param isAllowed whether a word that was typed at the given time is allowed to be lost */
  private discardMissing(isAllowed: (at: number) => boolean): void {
    for (const [word, { at }] of this.world.words)
      if (isAllowed(at) && !this.world.isSomewhere(word)) this.discarded.add(word);
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

/**
 * Steps excluded from the single-tab test, because they can cause a conflict even if the user uses only one tab at a
 * time: another device or tab changes the content, or content that was sent may be missing from the journal.
 */
const OTHER_PLACES: readonly Step['kind'][] = ['type elsewhere', 'open', 'choose', 'storage', 'sign out'];

function properties<Content, Part extends string>(kind: ModelKind<Content, Part>): void {
  it('no typed word is lost: each is in the account, in the journal or in a conflict', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 40 }), async (steps) => {
        const run = new Run(kind);
        run.world.open();
        for (const step of steps) await run.apply(step);
        await run.recover();
        vi.clearAllTimers();
      }),
      RUNS,
    );
  });

  it('saving reports no conflict if only one tab at a time is used', async () => {
    const singleTabStep = anyStep.filter(({ kind: name }) => !OTHER_PLACES.includes(name));
    await fc.assert(
      fc.asyncProperty(fc.array(singleTabStep, { minLength: 5, maxLength: 40 }), async (steps) => {
        const run = new Run(kind);
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
}

describe('DraftSync of a resume', () => properties(RESUME));
describe('DraftSync of a cover letter', () => properties(LETTER));
