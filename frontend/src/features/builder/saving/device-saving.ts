import type { MergePart } from '@shortlist/shared/compare/resume-parts';
import {
  clearUnmergedDraft,
  keepUnmergedDraft,
  keepVisitorDraft,
  readVisitorDraft,
} from '../../../storage/visitor-draft.js';
import type { VisitorDraft } from '../../../storage/visitor-draft.js';
import { DeviceSync } from '../../../sync/device-sync.js';
import type { DraftContent } from '../draft/draft-content.js';
import { openEditor } from './editor.js';
import { messages } from './messages.js';
import { resumeStrategy } from './record/resume-strategy.js';

export type DeviceSaving = DeviceSync<DraftContent, MergePart>;

/** @param base the stored draft on which this tab's changes are based */
export const saveOnDevice = ({ id, content }: VisitorDraft, base: DraftContent = content): DeviceSaving =>
  new DeviceSync<DraftContent, MergePart>(
    {
      strategy: resumeStrategy,
      editor: openEditor,
      id,
      store: {
        read: () => readVisitorDraft()?.content ?? null,
        // Use the stored id, so that two tabs that started without a draft share one draft.
        write: (draft) => keepVisitorDraft({ id: readVisitorDraft()?.id ?? id, content: draft }),
        writeUnmerged: keepUnmergedDraft,
        clearUnmerged: clearUnmergedDraft,
      },
      storageFull: messages.storage.full,
    },
    base,
  );
