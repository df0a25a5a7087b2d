import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SaveState } from '../../../sync/save-state.js';
import type { Editor, Saving } from '../../../sync/saving.js';
import type { WholeText } from './whole-text.js';

export type CompanionStatus<Content> = SaveState<Content, WholeText>;

export interface CompanionState<Content> {
  content: Content;
  status: CompanionStatus<Content>;
}

export interface CompanionSaving<Content> extends Saving<Content, WholeText> {
  changed(): void;
  /**
   * Starts saving, or restarts it after a stop.
   *
   * @returns a function that stores unsaved text and stops saving
   */
  connect(): () => void;
}

/** A companion text, such as a cover letter. It is saved to the account or, for visitors, on the device. */
export class Companion<Content> {
  readonly store: StoreApi<CompanionState<Content>>;
  private readonly saving: CompanionSaving<Content>;

  /** @param savingOf creates the object that saves the editor's text */
  constructor(content: Content, savingOf: (editor: Editor<Content>) => CompanionSaving<Content>) {
    this.store = createStore<CompanionState<Content>>(() => ({ content, status: { kind: 'saved' } }));
    this.saving = savingOf({
      content: () => this.store.getState().content,
      step: () => 0,
      replace: (merged) => this.store.setState({ content: merged }),
    });
    this.saving.subscribe(() => this.store.setState({ status: this.saving.state() }));
  }

  change(content: Content): void {
    this.store.setState({ content });
    this.saving.changed();
  }

  save = (): Promise<CompanionStatus<Content>> => this.saving.save();
  resolve = (side: 'mine' | 'theirs'): Promise<CompanionStatus<Content>> => this.saving.resolve({ text: side });
  connect = (): (() => void) => this.saving.connect();
}
