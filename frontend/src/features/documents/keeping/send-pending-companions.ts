import type { DocumentKind } from '@shortlist/shared/contract/resume-documents';
import { journalStore } from '../../../storage/journal-store.js';
import { sendEntry, type SendOutcome } from '../../../sync/pending-entries.js';
import { BRANDING, COVER_LETTER, INTERVIEW, LINKEDIN, SALARY, type CompanionKind } from './companion-kind.js';
import { companionId } from './companion-server.js';
import { companionWork } from './companion-work.js';

type Send = (resumeId: string, key: string, userId: string) => Promise<SendOutcome<unknown, string> | null>;

const senderOf =
  <Content>(kind: CompanionKind<Content>): Send =>
  (resumeId, key, userId) =>
    sendEntry(companionWork({ resumeId, userId, kind }), key, userId);

const SENDERS: Record<DocumentKind, Send> = {
  cover_letter: senderOf(COVER_LETTER),
  linkedin: senderOf(LINKEDIN),
  interview_preparation: senderOf(INTERVIEW),
  salary_guide: senderOf(SALARY),
  personal_branding: senderOf(BRANDING),
};

/**
 * Sends the unsent companion texts of closed editors. Conflicts are reported when the text is opened.
 *
 * @param openResumeId id of the resume whose texts this page opens and sends itself
 * @returns false if it stopped because the server is unavailable or the session has ended
 */
export async function sendPendingCompanions(userId: string, openResumeId: string | undefined): Promise<boolean> {
  for (const { key, userId: owner, resumeId: id } of await journalStore.all()) {
    const [resumeId = '', kind] = id.split('/');
    if (owner !== userId || resumeId === openResumeId || !isKind(kind) || id !== companionId(resumeId, kind)) continue;
    const outcome = await SENDERS[kind](resumeId, key, userId);
    if (outcome?.state.kind === 'offline' || outcome?.state.kind === 'signed-out') return false;
  }
  return true;
}

const isKind = (kind: string | undefined): kind is DocumentKind => kind !== undefined && kind in SENDERS;
