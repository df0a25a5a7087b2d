import type { MergePart } from '@shortlist/shared/compare/resume-parts';
import type * as sync from '../../../../sync/save-state.js';
import type { DraftContent } from '../../draft/draft-content.js';

export type SavedVersion = sync.SavedVersion<DraftContent>;
export type ConflictState = sync.ConflictState<DraftContent, MergePart>;
export type SaveState = sync.SaveState<DraftContent, MergePart>;
export type SaveAnswer = sync.SaveAnswer<DraftContent>;
export type SaveServer = sync.SaveServer<DraftContent>;
