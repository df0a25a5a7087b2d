import { emptyResumeData } from '@shortlist/shared/resume/resume-data';
import { queryOptions } from '@tanstack/react-query';
import { equalIgnoringWhitespace } from '../../../lib/equal-ignoring-whitespace.js';
import { journalStore } from '../../../storage/journal-store.js';
import { lockNewestEntry, type LockedEntry } from '../../../sync/pending-entries.js';
import type { SavedVersion } from '../../../sync/save-state.js';
import { adoptVisitorCompanions } from './adopt-visitor-companions.js';
import { companionId, readCompanions } from './companion-server.js';
import { companionWork, type CompanionSource } from './companion-work.js';
import type { WholeText } from './whole-text.js';
import { newId } from '../../../lib/new-id.js';
import { companionKey } from './companion-journal.js';
import { forgetUnmergedCompanion, readUnmergedCompanion } from './visitor-companions.js';

export interface OpenCompanion<Content> {
  /** Version that is stored in the account; undefined if the text was never saved. */
  saved: SavedVersion<Content> | undefined;
  /** Text that a closed editor left unsent on this device. */
  unsent: LockedEntry<Content, WholeText> | null;
}

export async function readCompanion<Content>(
  { resumeId, kind }: Pick<CompanionSource<Content>, 'resumeId' | 'kind'>,
  signal?: AbortSignal,
): Promise<SavedVersion<Content> | undefined> {
  const found = (await readCompanions(resumeId, signal)).find((companion) => companion.kind === kind.key);
  if (!found) return undefined;
  const content = kind.read(found.content, kind.blank(emptyResumeData()));
  return { id: companionId(resumeId, kind.key), revision: found.revision, content };
}

/** Loads the text each time the page is opened, and never refetches it while the user is editing. */
export const openQuery = <Content>(source: CompanionSource<Content>) =>
  queryOptions({
    queryKey: ['document', source.resumeId, source.kind.key],
    gcTime: 0,
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<OpenCompanion<Content>> => {
      const { userId } = source;
      await adoptVisitorCompanions();
      // Delete other users' unsaved work from this device, so that it is never shown to this user or sent to this
      // account.
      await journalStore.keepOnlyOf(userId);
      await adoptUnmerged(source);
      return openNewest(source, signal);
    },
  });

/** Opens the newest unsent version that differs from the text in the account. Deletes versions that equal that text. */
async function openNewest<Content>(
  source: CompanionSource<Content>,
  signal: AbortSignal,
  sent: readonly string[] = [],
): Promise<OpenCompanion<Content>> {
  const { userId } = source;
  const work = companionWork(source);
  const unsent = await lockNewestEntry(work, userId, (entry) => entry.userId === userId && !sent.includes(entry.key));
  const saved = await readCompanion(source, signal).catch((error: unknown) => {
    unsent?.release();
    throw error;
  });
  if (signal.aborted) unsent?.release();
  signal.throwIfAborted();
  if (!unsent) return { saved, unsent };
  const { entry, release } = unsent;
  if (!saved || !equalIgnoringWhitespace(entry.content, saved.content))
    return { saved, unsent: { entry: basedOn(saved, entry), release } };
  await work.journal.forget(entry.key);
  release();
  return openNewest(source, signal, [...sent, entry.key]);
}

/**
 * If the entry is based on the saved version, adds the content of that version to the entry, because older releases
 * stored only its revision.
 */
function basedOn<Content>(
  saved: SavedVersion<Content> | undefined,
  entry: LockedEntry<Content, WholeText>['entry'],
): LockedEntry<Content, WholeText>['entry'] {
  return saved && entry.base?.revision === saved.revision ? { ...entry, base: saved } : entry;
}

/**
 * Moves one of the two versions in a visitor's unresolved conflict to the account's journal. The other version is the
 * text in the account, so opening the text reports the conflict again.
 */
async function adoptUnmerged<Content>(source: CompanionSource<Content>): Promise<void> {
  const { resumeId, userId, kind } = source;
  const unmerged = readUnmergedCompanion(resumeId, kind.key);
  if (!unmerged) return;
  const isStored = await companionWork({ ...source, resumeTitle: '' }).journal.keep({
    key: companionKey(resumeId, kind.key, newId()),
    userId,
    resumeId: companionId(resumeId, kind.key),
    base: null,
    content: kind.read(unmerged.content, kind.blank(emptyResumeData())),
    sent: {},
    suggested: false,
    step: 0,
    at: Date.now(),
  });
  if (isStored) forgetUnmergedCompanion(kind.key);
}
