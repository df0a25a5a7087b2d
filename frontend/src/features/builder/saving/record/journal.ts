import type { MergePart } from '@shortlist/shared/compare/resume-parts';
import { readContent, readId } from '../../../../storage/device-storage.js';
import { journalStore } from '../../../../storage/journal-store.js';
import { Journal } from '../../../../sync/journal.js';
import type { JournalEntry as EntryOf } from '../../../../sync/journal.js';
import { readFingerprints } from '../../../../sync/save-echo.js';
import type { DraftContent } from '../../draft/draft-content.js';
import { resumeStrategy } from './resume-strategy.js';
import type { SavedVersion } from './save-state.js';

export type JournalEntry = EntryOf<DraftContent, MergePart>;

export const journal = new Journal<DraftContent, MergePart>(journalStore, {
  recordOf: ({ key, userId, resumeId, at, ...work }) => ({
    key,
    userId,
    resumeId,
    at,
    title: work.content.title,
    work,
  }),
  read: ({ key, userId, resumeId, at, work }) => {
    const from = typeof work === 'object' && work !== null ? (work as Record<string, unknown>) : {};
    const id = readId(resumeId);
    if (!id || typeof from.content !== 'object' || from.content === null) return null;
    return {
      key,
      userId,
      resumeId: id,
      base: readBase(id, from.base),
      content: readContent(from.content),
      sent: readFingerprints(resumeStrategy, from.sent),
      suggested: from.suggested === true,
      step: typeof from.step === 'number' ? from.step : 0,
      at,
    };
  },
});

function readBase(id: string, value: unknown): SavedVersion | null {
  if (typeof value !== 'object' || value === null) return null;
  const base = value as Record<string, unknown>;
  return typeof base.revision === 'number' ? { id, revision: base.revision, content: readContent(base.content) } : null;
}
