import { MERGE_PARTS } from '@shortlist/shared/compare/resume-parts';
import type { MergePart } from '@shortlist/shared/compare/resume-parts';
import type { MergeStrategy } from '../../../../sync/merge-strategy.js';
import { sentParts } from '../../../../sync/save-echo.js';
import { partOf, takeParts } from '../../draft/content-parts.js';
import type { DraftContent } from '../../draft/draft-content.js';
import { emptyContent } from '../../draft/draft-store.js';
import { applyChoice } from './choice.js';
import { asStored } from './equal-as-stored.js';
import { changedParts, mergeContents } from './merge.js';

export const resumeStrategy: MergeStrategy<DraftContent, MergePart> = {
  parts: MERGE_PARTS,
  partOf,
  takeParts,
  asStored,
  changes: changedParts,
  merge: mergeContents,
  choose: applyChoice,
  // Only this tab creates a resume with this id, so the first version on the server contains the parts that this tab
  // sent. The common ancestor contains the sent parts that have not changed since; all other parts are empty.
  baseAfterCreate: (sent, mine) => takeParts(emptyContent(), sentParts(resumeStrategy, mine, sent), mine),
};
