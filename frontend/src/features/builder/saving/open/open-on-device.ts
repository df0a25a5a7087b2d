import { lastStepOf } from '../../../../storage/last-steps.js';
import { newId } from '../../../../lib/new-id.js';
import { readUnmergedDraft, readVisitorDraft } from '../../../../storage/visitor-draft.js';
import { emptyContent, openDraft } from '../../draft/draft-store.js';
import { applyLandingChoices } from '../../draft/landing-choices.js';
import { connectDevice } from '../device-events.js';
import { saveOnDevice } from '../device-saving.js';
import type { Saving } from '../saving.js';

export interface Opened {
  saving: Saving;
  /** Stores unsaved changes and stops listening to changes and page events. */
  close: () => void;
}

export function openOnDevice(): Opened {
  const stored = readVisitorDraft();
  const draft = stored ?? { id: newId(), content: emptyContent() };
  const unmerged = readUnmergedDraft();
  openDraft(null, unmerged?.content ?? draft.content, stored ? lastStepOf(null) : 0);
  const saving = saveOnDevice(draft, unmerged?.base);
  const disconnect = connectDevice(saving);
  if (unmerged) void saving.save();
  applyLandingChoices();
  return {
    saving,
    close: () => {
      saving.flush();
      disconnect();
    },
  };
}
