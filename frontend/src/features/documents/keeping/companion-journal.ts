import type { DocumentKind } from '@shortlist/shared/contract/resume-documents';
import { journalStore, type JournalStore } from '../../../storage/journal-store.js';
import { Journal } from '../../../sync/journal.js';
import { readFingerprints } from '../../../sync/save-echo.js';
import type { SavedVersion } from '../../../sync/save-state.js';
import { companionId } from './companion-server.js';
import type { WholeText } from './whole-text.js';

interface CompanionJournalOptions<Content> {
  resumeId: string;
  kind: DocumentKind;
  /**
   * Title of the text in warnings about unsaved work, such as the warning at sign-out. Defaults to the title of the
   * stored version.
   */
  title?: string;
  read: (value: unknown) => Content;
  blank: Content;
}

/** The unsent versions of one companion text in this browser. Sign-out deletes them with the rest of the journal. */
export function companionJournal<Content>(
  { resumeId, kind, title, read, blank }: CompanionJournalOptions<Content>,
  store: JournalStore = journalStore,
): Journal<Content, WholeText> {
  const id = companionId(resumeId, kind);
  let storedTitle = '';
  return new Journal<Content, WholeText>(store, {
    recordOf: ({ key, userId, at, content, base, sent }) => ({
      key,
      userId,
      // Store the text's id instead of the resume's, because the record contains no unsent work on the resume.
      resumeId: id,
      title: title ?? storedTitle,
      at,
      work: { text: content, revision: base?.revision, base: base?.content, sent },
    }),
    read: ({ key, userId, resumeId: owner, title: known, at, work }) => {
      const from = typeof work === 'object' && work !== null ? (work as Record<string, unknown>) : {};
      if (owner !== id || !from.text) return null;
      storedTitle = known;
      return {
        key,
        userId,
        resumeId: id,
        base: readBase(from),
        content: read(from.text),
        sent: readFingerprints({ parts: ['text'] }, from.sent),
        suggested: false,
        step: 0,
        at,
      };
    },
  });

  function readBase({ revision, base }: Record<string, unknown>): SavedVersion<Content> | null {
    if (typeof revision !== 'number') return null;
    // Records from older releases do not contain the content of the base, so a later version on the server always
    // conflicts with them.
    return { id, revision, content: base === undefined ? blank : read(base) };
  }
}

/** Returns the key of one editor's unsent version. Older releases had one key for all editors. */
export const companionKey = (resumeId: string, kind: DocumentKind, editor: string): string =>
  `document.${companionId(resumeId, kind)}.${editor}`;
