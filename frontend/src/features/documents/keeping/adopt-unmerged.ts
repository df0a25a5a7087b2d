import { emptyResumeData } from '@shortlist/shared/resume/resume-data';
import { newId } from '../../../lib/new-id.js';
import { companionKey } from './companion-journal.js';
import { companionId } from './companion-server.js';
import { companionWork, type CompanionSource } from './companion-work.js';
import { forgetUnmergedCompanion, readUnmergedCompanion } from './visitor-companions.js';

/**
 * Moves one version of a visitor's unresolved conflict between two tabs to the account's journal. The other version is
 * the text in the account, so opening the text reports the conflict again.
 */
export async function adoptUnmerged<Content>(source: CompanionSource<Content>): Promise<void> {
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
