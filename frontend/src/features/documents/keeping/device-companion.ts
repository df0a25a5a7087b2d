import type { DocumentKind } from '@shortlist/shared/contract/resume-documents';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CompanionState, SaveStatus, SyncedCompanion } from './synced-companion.js';
import { messages } from './messages.js';
import { keepVisitorCompanion } from './visitor-companions.js';

/** Milliseconds without typing before the text is stored. */
const STORE_DELAY = 500;

/** Stores a visitor's companion text in the browser. */
export class DeviceCompanion<Content> implements SyncedCompanion<Content> {
  readonly place = 'device';
  readonly store: StoreApi<CompanionState<Content>>;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly resumeId: string,
    private readonly kind: DocumentKind,
    content: Content,
  ) {
    this.store = createStore(() => ({ content, status: { kind: 'saved' } }));
  }

  change(content: Content): void {
    this.store.setState({ content, status: { kind: 'unsaved' } });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.keep(), STORE_DELAY);
  }

  async save(): Promise<SaveStatus<Content>> {
    this.keep();
    return this.store.getState().status;
  }

  /** Does nothing, because texts on the device have no conflicts. */
  resolve(): void {
    this.keep();
  }

  start(): void {
    this.keep();
  }

  flush(): boolean {
    this.keep();
    return this.store.getState().status.kind === 'saved';
  }

  stop(): void {
    this.keep();
  }

  private keep(): void {
    clearTimeout(this.timer);
    const { content, status } = this.store.getState();
    if (status.kind === 'saved') return;
    const isStored = keepVisitorCompanion(this.resumeId, this.kind, content);
    this.store.setState({
      status: isStored ? { kind: 'saved' } : { kind: 'refused', message: messages.storageUnavailable },
    });
  }
}
