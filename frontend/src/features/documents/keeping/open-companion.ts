import { emptyResumeData } from '@shortlist/shared/resume/resume-data';
import { queryOptions } from '@tanstack/react-query';
import { journalStore } from '../../../storage/journal-store.js';
import { adoptVisitorCompanions } from './adopt-visitor-companions.js';
import { readCompanions } from './companion-server.js';
import type { CompanionKind } from './companion-kind.js';
import { messages } from './messages.js';
import { UnsentCopy, type UnsentText } from './unsent-copy.js';

export interface OpenCompanion<Content> {
  /** Version in the account; undefined if the text was never saved. */
  saved: { content: Content; revision: number } | undefined;
  unsent: UnsentText<Content> | null;
}

export const unsentCopy = <Content>(
  resumeId: string,
  userId: string,
  { key, name }: CompanionKind<Content>,
  resumeTitle = '',
): UnsentCopy<Content> =>
  new UnsentCopy<Content>({ userId, name: `${resumeId}/${key}`, title: messages.unsentTitle(resumeTitle, name) });

/** Loads the text each time the page is opened, and never refetches it while the user is editing. */
export const openQuery = <Content>(resumeId: string, userId: string, kind: CompanionKind<Content>) =>
  queryOptions({
    queryKey: ['document', resumeId, kind.key],
    gcTime: 0,
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<OpenCompanion<Content>> => {
      await adoptVisitorCompanions();
      // Delete the work of other users on this device, which must not be shown or sent.
      await journalStore.keepOnlyOf(userId);
      const blank = kind.blank(emptyResumeData());
      const [companions, unsent] = await Promise.all([
        readCompanions(resumeId, signal),
        unsentCopy(resumeId, userId, kind).find((value) => kind.read(value, blank)),
      ]);
      const saved = companions.find((companion) => companion.kind === kind.key);
      return { saved: saved && { content: kind.read(saved.content, blank), revision: saved.revision }, unsent };
    },
  });
