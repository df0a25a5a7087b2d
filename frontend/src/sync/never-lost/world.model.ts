import type { DraftSync, SyncStart } from '../draft-sync.js';
import type { JournalEntry } from '../journal.js';
import type { Choice, Side } from '../merge-strategy.js';
import type { SaveAnswer, SaveServer } from '../save-state.js';
import type { Editor } from '../saving.js';
import type { ModelKind, Stored } from './kind.model.js';

const USER = 'user';

const holds = (content: unknown, word: string): boolean => JSON.stringify(content).includes(word);

export interface Tab<Content, Part extends string> {
  saving: DraftSync<Content, Part>;
  content: Content;
  key: string;
  isOpen: boolean;
}

/**
 * Models everything that affects saving: a server with one piece of content, a browser with its journal and tabs, and
 * every typed word with its time.
 */
export class World<Content, Part extends string> {
  readonly server: Stored<Content>;
  readonly journal = new Map<string, JournalEntry<Content, Part>>();
  readonly tabs: Tab<Content, Part>[] = [];
  readonly words = new Map<string, { at: number; part: Part }>();
  network: 'up' | 'down' | 'loses answers' = 'up';
  isSignedIn = true;
  canStore = true;
  storageFailedAt = -1;
  private isHeld = false;
  private waiting: (() => void)[] = [];
  private count = 0;

  constructor(private readonly kind: ModelKind<Content, Part>) {
    this.server = { version: kind.isSaved ? { id: kind.id, revision: 1, content: kind.start() } : null };
  }

  type(tab: Tab<Content, Part>, place: string): void {
    tab.content = this.kind.write(tab.content, place, this.newWord(place));
    tab.saving.changed();
  }

  /** Types a word on another device, which is always online. */
  typeElsewhere(place: string): void {
    const { id, revision, content } = this.server.version ?? {
      id: this.kind.id,
      revision: 0,
      content: this.kind.start(),
    };
    const written = this.kind.write(content, place, this.newWord(place));
    this.server.version = { id, revision: revision + 1, content: written };
  }

  /** Delays requests until `letThrough` is called. */
  hold(): void {
    this.isHeld = true;
  }

  letThrough(): void {
    this.isHeld = false;
    for (const go of this.waiting.splice(0)) go();
  }

  open(): Tab<Content, Part> | null {
    const entries = [...this.journal.values()].sort((a, b) => a.at - b.at);
    const latest = entries.findLast(({ key }) => !this.tabs.some((tab) => tab.key === key));
    const isReachable = this.network === 'up' && this.isSignedIn;
    if (!isReachable && !latest) return null;
    const known = (isReachable && this.server.version) || undefined;
    const entry = latest && structuredClone(latest);
    const base = entry ? (entry.base ?? undefined) : known;
    this.count += 1;
    const key = entry?.key ?? `tab-${this.count}`;
    const tab = this.newTab(
      { userId: USER, key, base, firstId: this.kind.id, entry },
      entry?.content ?? known?.content ?? this.kind.start(),
    );
    this.tabs.push(tab);
    if (entry) tab.saving.continueFrom(known);
    return tab;
  }

  /** Ends the page without firing any events. */
  crash(tab: Tab<Content, Part>): void {
    this.drop(tab);
  }

  /** @returns false if the browser would warn about unsaved changes */
  close(tab: Tab<Content, Part>): boolean {
    const isSafe = tab.saving.flush();
    this.drop(tab);
    return isSafe;
  }

  /** Closes all tabs, so that none writes to the deleted journal again. */
  signOut(): void {
    for (const tab of [...this.tabs]) this.drop(tab);
    this.journal.clear();
    this.isSignedIn = false;
  }

  retryNow(): void {
    for (const { saving } of this.tabs) saving.retryNow();
  }

  signedIn(): void {
    for (const { saving } of this.tabs) saving.signedIn();
  }

  sessionEnded(): void {
    for (const { saving } of this.tabs) saving.sessionEnded();
  }

  /** Simulates showing each tab again. Tabs load remote changes unless a save is running or a conflict is open. */
  look(): void {
    const { version } = this.server;
    for (const { saving } of this.tabs) if (version && saving.isIdle()) saving.applyRemoteSave(version, false);
  }

  /** @returns the words that the choice discards */
  async resolve(tab: Tab<Content, Part>, side: Side): Promise<string[]> {
    const state = tab.saving.state();
    if (state.kind !== 'conflict') return [];
    const before = [...this.words].filter(
      ([word, { part }]) =>
        state.parts.includes(part) && (holds(tab.content, word) || holds(state.theirs.content, word)),
    );
    const choice = Object.fromEntries(state.parts.map((part) => [part, side])) as Choice<Part>;
    const done = tab.saving.resolve(choice);
    const discarded = before.map(([word]) => word).filter((word) => !holds(tab.content, word));
    await Promise.race([done, Promise.resolve()]);
    return discarded;
  }

  isSomewhere(word: string): boolean {
    const contents = [
      ...(this.server.version ? [this.server.version.content] : []),
      ...[...this.journal.values()].map(({ content }) => content),
      ...this.tabs.map(({ content }) => content),
    ];
    return contents.some((content) => holds(content, word));
  }

  private newWord(place: string): string {
    this.count += 1;
    const word = `w${this.count}.`;
    this.words.set(word, { at: Date.now(), part: this.kind.partOf(place) });
    return word;
  }

  private newTab(begin: SyncStart<Content, Part>, content: Content): Tab<Content, Part> {
    const tab: Omit<Tab<Content, Part>, 'saving'> = { content, key: begin.key, isOpen: true };
    const editor: Editor<Content> = {
      content: () => tab.content,
      step: () => 0,
      replace: (next) => {
        if (tab.isOpen) tab.content = next;
      },
    };
    const keep = (entry: JournalEntry<Content, Part>) => {
      if (!this.canStore) this.storageFailedAt = Date.now();
      const isStored = tab.isOpen && this.canStore;
      if (isStored) this.journal.set(entry.key, structuredClone(entry));
      return isStored;
    };
    const journal = {
      // Write asynchronously, as a real database does.
      keep: (entry: JournalEntry<Content, Part>) => Promise.resolve(structuredClone(entry)).then(keep),
      keepNow: keep,
      forget: (key: string) => Promise.resolve().then(() => void (tab.isOpen && this.journal.delete(key))),
    };
    const saving = this.kind.sync(begin, editor, this.serverFor(tab), journal, {
      onIdChange: () => undefined,
      onSaved: (version) => {
        if (!this.kind.tellsTabs) return;
        for (const other of this.tabs) if (other.key !== tab.key) other.saving.applyRemoteSave(version, true);
      },
      onSignedOut: () => this.sessionEnded(),
      onStorageUnavailable: () => undefined,
    });
    return Object.assign(tab, { saving });
  }

  private serverFor(tab: { isOpen: boolean }): SaveServer<Content> {
    type Answer = SaveAnswer<Content>;
    const answered = async (answer: () => Promise<Answer>): Promise<Answer> => {
      if (this.isHeld) await new Promise<void>((go) => this.waiting.push(go));
      const given = this.network === 'down' ? ({ kind: 'unreachable' } as const) : await this.authorized(answer);
      // The page that sent the request is closed, so its response never arrives.
      if (!tab.isOpen) return new Promise(() => undefined);
      return this.network === 'loses answers' ? { kind: 'unreachable' } : given;
    };
    const server = this.kind.serve(this.server);
    return {
      create: (...request) => answered(() => server.create(...request)),
      patch: (...request) => answered(() => server.patch(...request)),
      outlivesPage: () => false,
    };
  }

  private authorized(answer: () => Promise<SaveAnswer<Content>>): Promise<SaveAnswer<Content>> {
    return this.isSignedIn ? answer() : Promise.resolve({ kind: 'signed-out' });
  }

  private drop(tab: Tab<Content, Part>): void {
    tab.isOpen = false;
    tab.saving.detach();
    this.tabs.splice(this.tabs.indexOf(tab), 1);
  }
}
