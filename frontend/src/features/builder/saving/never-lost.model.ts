import { emptyResumeData } from '@shortlist/shared/resume/resume-data';
import type { DraftContent } from '../draft/draft-content.js';
import type { Side } from '../../../sync/merge-strategy.js';
import { syncResume } from './resume-sync.js';
import type { AccountStart, Editor, ResumeSync } from './resume-sync.js';
import type { Choice } from './record/choice.js';
import type { JournalEntry } from './record/journal.js';
import type { SaveAnswer, SavedVersion, SaveServer } from './record/save-state.js';

const ID = '6f0f4d0e-8b5f-4a3e-9d55-0f6a1d2c3b4a';
const USER = 'user';

export const WRITTEN_PARTS = ['summary', 'jdText', 'skills', 'awards'] as const;
export type WrittenPart = (typeof WRITTEN_PARTS)[number];

const start = (): DraftContent => {
  const data = emptyResumeData();
  return {
    title: 'Nia Resume',
    templateKey: 'general',
    jdText: '',
    data: { ...data, personal: { ...data.personal, fullName: 'Nia' } },
  };
};

function write(content: DraftContent, part: WrittenPart, word: string): DraftContent {
  const { data } = content;
  switch (part) {
    case 'jdText':
      return { ...content, jdText: `${content.jdText} ${word}` };
    case 'summary':
      return { ...content, data: { ...data, summary: { text: `${data.summary.text} ${word}` } } };
    case 'skills':
      return { ...content, data: { ...data, skills: [...data.skills, word] } };
    case 'awards':
      return { ...content, data: { ...data, extras: { ...data.extras, awards: [...data.extras.awards, word] } } };
  }
}

const holds = (content: DraftContent, word: string): boolean => JSON.stringify(content).includes(word);

/** A browser tab with an open resume. */
export interface Tab {
  saving: ResumeSync;
  content: DraftContent;
  key: string;
  isOpen: boolean;
}

/**
 * Models everything that affects saving: a server with one resume, a browser with its journal and tabs, and every typed
 * word with its time.
 */
export class World {
  server: SavedVersion | null = { id: ID, revision: 1, content: start() };
  readonly journal = new Map<string, JournalEntry>();
  readonly tabs: Tab[] = [];
  readonly words = new Map<string, { at: number; part: WrittenPart }>();
  network: 'up' | 'down' | 'loses answers' = 'up';
  isSignedIn = true;
  private isHeld = false;
  private waiting: (() => void)[] = [];
  private count = 0;

  type(tab: Tab, part: WrittenPart): void {
    tab.content = write(tab.content, part, this.newWord(part));
    tab.saving.changed();
  }

  /** Types a word on another device, which is always online. */
  typeElsewhere(part: WrittenPart): void {
    if (!this.server) return;
    const { id, revision, content } = this.server;
    this.server = { id, revision: revision + 1, content: write(content, part, this.newWord(part)) };
  }

  /** Delays requests until `letThrough` is called. */
  hold(): void {
    this.isHeld = true;
  }

  letThrough(): void {
    this.isHeld = false;
    for (const go of this.waiting.splice(0)) go();
  }

  open(): Tab | null {
    const entries = [...this.journal.values()].sort((a, b) => a.at - b.at);
    const latest = entries.findLast(({ key }) => !this.tabs.some((tab) => tab.key === key));
    const known = this.network === 'up' && this.isSignedIn ? this.server : null;
    if (!known && !latest) return null;
    const entry = latest && structuredClone(latest);
    const base = entry ? (entry.base ?? undefined) : (known ?? undefined);
    this.count += 1;
    const key = entry?.key ?? `tab-${this.count}`;
    const tab = this.newTab(
      { userId: USER, key, base, firstId: ID, entry },
      entry?.content ?? known?.content ?? start(),
    );
    this.tabs.push(tab);
    if (entry) tab.saving.continueFrom(known ?? undefined);
    return tab;
  }

  /** Ends the page without firing any events. */
  crash(tab: Tab): void {
    this.drop(tab);
  }

  /**
   * Closes the tab.
   *
   * @returns false if the browser would warn about unsaved changes
   */
  close(tab: Tab): boolean {
    const isSafe = tab.saving.flush();
    this.drop(tab);
    return isSafe;
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

  /** Shows all tabs again, so that they load remote changes. */
  look(): void {
    for (const { saving } of this.tabs) if (this.server && saving.isIdle()) saving.applyRemoteSave(this.server, false);
  }

  /**
   * Resolves a conflict.
   *
   * @returns the words that the choice discards
   */
  async resolve(tab: Tab, side: Side): Promise<string[]> {
    const state = tab.saving.state();
    if (state.kind !== 'conflict') return [];
    const before = [...this.words].filter(
      ([word, { part }]) =>
        state.parts.includes(part) && (holds(tab.content, word) || holds(state.theirs.content, word)),
    );
    const choice: Choice = Object.fromEntries(state.parts.map((part) => [part, side]));
    const done = tab.saving.resolve(choice);
    const discarded = before.map(([word]) => word).filter((word) => !holds(tab.content, word));
    await Promise.race([done, Promise.resolve()]);
    return discarded;
  }

  /** Whether a word is on the server, in the journal or in a tab. */
  isSomewhere(word: string): boolean {
    const contents = [
      ...(this.server ? [this.server.content] : []),
      ...[...this.journal.values()].map(({ content }) => content),
      ...this.tabs.map(({ content }) => content),
    ];
    return contents.some((content) => holds(content, word));
  }

  private newWord(part: WrittenPart): string {
    this.count += 1;
    const word = `w${this.count}.`;
    this.words.set(word, { at: Date.now(), part });
    return word;
  }

  private newTab(begin: AccountStart, content: DraftContent): Tab {
    const tab: Omit<Tab, 'saving'> = { content, key: begin.key, isOpen: true };
    const editor: Editor = {
      content: () => tab.content,
      step: () => 0,
      replace: (next) => {
        if (tab.isOpen) tab.content = next;
      },
    };
    const keep = (entry: JournalEntry) => {
      if (tab.isOpen) this.journal.set(entry.key, structuredClone(entry));
      return tab.isOpen;
    };
    const journal = {
      // Write asynchronously, as a real database does.
      keep: (entry: JournalEntry) => Promise.resolve(structuredClone(entry)).then(keep),
      keepNow: keep,
      forget: (key: string) => Promise.resolve().then(() => void (tab.isOpen && this.journal.delete(key))),
    };
    const saving = syncResume(begin, editor, this.serverFor(tab), journal, {
      onIdChange: () => undefined,
      onSaved: (version) => {
        for (const other of this.tabs) if (other.key !== tab.key) other.saving.applyRemoteSave(version, true);
      },
      onSignedOut: () => this.sessionEnded(),
      onStorageUnavailable: () => undefined,
    });
    return Object.assign(tab, { saving });
  }

  private serverFor(tab: { isOpen: boolean }): SaveServer {
    const answered = async (answer: () => SaveAnswer): Promise<SaveAnswer> => {
      if (this.isHeld) await new Promise<void>((go) => this.waiting.push(go));
      const given = this.network === 'down' ? ({ kind: 'unreachable' } as const) : answer();
      // The page that sent the request is closed, so its response never arrives.
      if (!tab.isOpen) return new Promise(() => undefined);
      return this.network === 'loses answers' ? { kind: 'unreachable' } : given;
    };
    return {
      create: (id, content) =>
        answered(() => {
          if (!this.isSignedIn) return { kind: 'signed-out' };
          this.server ??= { id, revision: 1, content };
          return { kind: 'saved', version: this.server };
        }),
      patch: (id, changed, base) =>
        answered(() => {
          if (!this.isSignedIn) return { kind: 'signed-out' };
          if (!this.server) return { kind: 'gone' };
          if (this.server.revision !== base.revision) return { kind: 'changed', theirs: this.server };
          const content = { ...this.server.content, ...structuredClone(changed) };
          this.server = { id, revision: base.revision + 1, content };
          return { kind: 'saved', version: this.server };
        }),
      outlivesPage: () => false,
    };
  }

  private drop(tab: Tab): void {
    tab.isOpen = false;
    tab.saving.detach();
    this.tabs.splice(this.tabs.indexOf(tab), 1);
  }
}
