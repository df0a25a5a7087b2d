import type { DocumentKind } from '@shortlist/shared/contract/resume-documents';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Kept, KeepState, KeptDocument } from './kept-document.js';
import { keepVisitorDocument } from './visitor-documents.js';

/** Writing to the browser is cheap but not free; it waits for the end of a word. Milliseconds. */
const PAUSE = 500;
const NO_ROOM = 'This browser does not keep data for this site. Sign up to save your text.';

/** Keeps a visitor's text in the browser. */
export class DeviceDocument<Content> implements KeptDocument<Content> {
  readonly place = 'device';
  readonly shown: StoreApi<Kept<Content>>;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly resumeId: string,
    private readonly kind: DocumentKind,
    content: Content,
  ) {
    this.shown = createStore(() => ({ content, state: { kind: 'saved' } }));
  }

  change(content: Content): void {
    this.shown.setState({ content, state: { kind: 'unsaved' } });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.keep(), PAUSE);
  }

  async save(): Promise<KeepState<Content>> {
    this.keep();
    return this.shown.getState().state;
  }

  /** There is nobody else to choose from. */
  resolve(): void {
    this.keep();
  }

  start(): void {
    this.keep();
  }

  flush(): boolean {
    this.keep();
    return this.shown.getState().state.kind === 'saved';
  }

  stop(): void {
    this.keep();
  }

  private keep(): void {
    clearTimeout(this.timer);
    const { content, state } = this.shown.getState();
    if (state.kind === 'saved') return;
    const isKept = keepVisitorDocument(this.resumeId, this.kind, content);
    this.shown.setState({ state: isKept ? { kind: 'saved' } : { kind: 'refused', message: NO_ROOM } });
  }
}
