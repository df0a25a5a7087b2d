import { DraftSync } from '../../../sync/draft-sync.js';
import type { SyncEvents, SyncStart } from '../../../sync/draft-sync.js';
import type { WritableJournal } from '../../../sync/journal-writer.js';
import type { SaveServer } from '../../../sync/save-state.js';
import type { Editor } from '../../../sync/saving.js';
import { wholeText, type WholeText } from './whole-text.js';

export type CompanionSync<Content> = DraftSync<Content, WholeText>;

/** @param blank initial content, which is not saved until the user changes it */
export const syncCompanion = <Content>(
  blank: Content,
  start: SyncStart<Content, WholeText>,
  editor: Editor<Content>,
  server: SaveServer<Content>,
  journal: WritableJournal<Content, WholeText>,
  events: SyncEvents<Content>,
): CompanionSync<Content> =>
  new DraftSync<Content, WholeText>(
    { strategy: wholeText(blank), blank, autosaves: () => true, isWorthKeeping: () => true },
    start,
    editor,
    server,
    journal,
    events,
  );
