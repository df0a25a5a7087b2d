import { useDraft } from '../draft/draft-store.js';
import type { SaveState } from './save-queue.js';
import { Observable } from './saving.js';
import type { Saving } from './saving.js';
import { keepVisitorDraft } from './visitor-draft.js';

/** Writing to the browser is cheap but not free; it waits for the end of a word. Milliseconds. */
const PAUSE = 500;
const NO_ROOM = 'This browser does not keep data for this site. Sign up to save your resume.';

/** Keeps a visitor's draft in the browser. */
export class DeviceSaving implements Saving {
  readonly place = 'device';
  private readonly shown = new Observable<SaveState>({ kind: 'saved' });
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly stopListening: () => void;

  constructor(private readonly id: string) {
    const unsubscribe = useDraft.subscribe((now, before) => {
      if (now.content !== before.content) this.changed();
    });
    // Unchanged content stays unwritten: another tab may have kept something newer.
    const onHide = () => this.keepPending();
    window.addEventListener('pagehide', onHide);
    this.stopListening = () => {
      unsubscribe();
      window.removeEventListener('pagehide', onHide);
    };
  }

  state = (): SaveState => this.shown.get();
  subscribe = (listener: () => void): (() => void) => this.shown.subscribe(listener);

  save(): Promise<SaveState> {
    this.keep();
    return Promise.resolve(this.shown.get());
  }

  saved(): undefined {
    return undefined;
  }

  takeOther(): Promise<SaveState> {
    return this.save();
  }

  saveAsNew(): Promise<SaveState> {
    return this.save();
  }

  stop(): void {
    this.keepPending();
    this.stopListening();
  }

  private keepPending(): void {
    if (this.timer !== undefined) this.keep();
  }

  private changed(): void {
    if (this.shown.get().kind !== 'unsaved') this.shown.set({ kind: 'unsaved' });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.keep(), PAUSE);
  }

  private keep(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const kept = keepVisitorDraft({ id: this.id, content: useDraft.getState().content });
    this.shown.set(kept ? { kind: 'saved' } : { kind: 'refused', message: NO_ROOM });
  }
}
