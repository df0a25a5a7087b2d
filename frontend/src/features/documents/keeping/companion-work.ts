import { emptyResumeData } from '@shortlist/shared/resume/resume-data';
import type { SyncEvents } from '../../../sync/draft-sync.js';
import type { PendingWork } from '../../../sync/pending-entries.js';
import type { SaveServer } from '../../../sync/save-state.js';
import { companionJournal } from './companion-journal.js';
import type { CompanionKind } from './companion-kind.js';
import { companionServer } from './companion-server.js';
import { syncCompanion } from './companion-sync.js';
import { messages } from './messages.js';
import type { WholeText } from './whole-text.js';

export interface CompanionSource<Content> {
  resumeId: string;
  userId: string;
  kind: CompanionKind<Content>;
  resumeTitle?: string;
}

interface CompanionWork<Content> extends PendingWork<Content, WholeText> {
  server: SaveServer<Content>;
}

const QUIET: SyncEvents<unknown> = {
  onIdChange: () => undefined,
  onSaved: () => undefined,
  onSignedOut: () => undefined,
  onStorageUnavailable: () => undefined,
};

/** Returns the journal with the unsent versions of a companion text, and functions that send them to the server. */
export function companionWork<Content>({
  resumeId,
  userId,
  kind,
  resumeTitle,
}: CompanionSource<Content>): CompanionWork<Content> {
  const blank = kind.blank(emptyResumeData());
  const read = (value: unknown) => kind.read(value, blank);
  const title = resumeTitle === undefined ? undefined : messages.unsentTitle(resumeTitle, kind.name);
  const server = companionServer(resumeId, kind.key, read);
  const journal = companionJournal({ resumeId, kind: kind.key, title, read, blank });
  return {
    server,
    journal,
    canBeSent: () => true,
    sync: (entry, editor) => {
      const { key, base, resumeId: id } = entry;
      const start = { userId, key, base: base ?? undefined, firstId: id, entry };
      return syncCompanion(blank, start, editor, server, journal, QUIET);
    },
  };
}
