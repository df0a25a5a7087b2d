import type { MergePart } from '@shortlist/shared/compare/resume-parts';
import { hasContent } from '../../../storage/visitor-draft.js';
import { DraftSync } from '../../../sync/draft-sync.js';
import type { SyncEvents, SyncStart } from '../../../sync/draft-sync.js';
import type { WritableJournal } from '../../../sync/journal-writer.js';
import type { Editor as EditorOf } from '../../../sync/saving.js';
import type { DraftContent } from '../draft/draft-content.js';
import { resumeStrategy } from './record/resume-strategy.js';
import type { SaveServer } from './record/save-state.js';

export type Editor = EditorOf<DraftContent>;
export type AccountEvents = SyncEvents<DraftContent>;
export type AccountStart = SyncStart<DraftContent, MergePart>;
export type ResumeSync = DraftSync<DraftContent, MergePart>;

/** Saves a resume to the account. A new resume is not saved automatically until it contains the user's name. */
export const syncResume = (
  start: AccountStart,
  editor: Editor,
  server: SaveServer,
  journal: WritableJournal<DraftContent, MergePart>,
  events: AccountEvents,
): ResumeSync =>
  new DraftSync<DraftContent, MergePart>(
    { strategy: resumeStrategy, autosaves: hasName, isWorthKeeping: hasContent },
    start,
    editor,
    server,
    journal,
    events,
  );

export const hasName = ({ data }: DraftContent): boolean => data.personal.fullName.trim() !== '';
