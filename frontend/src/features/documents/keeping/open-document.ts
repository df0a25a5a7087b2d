import { emptyResumeData } from '@shortlist/shared/resume/resume-data';
import { queryOptions } from '@tanstack/react-query';
import { journalStore } from '../../../lib/journal-store.js';
import { adoptVisitorDocuments } from './adopt-visitor-documents.js';
import { readDocuments } from './document-server.js';
import type { DocumentSort } from './document-sort.js';
import { UnsentCopy, type UnsentText } from './unsent-copy.js';

export interface OpenDocument<Content> {
  /** Undefined when it was never saved. */
  saved: { content: Content; revision: number } | undefined;
  found: UnsentText<Content> | null;
}

export const unsentCopy = <Content>(
  resumeId: string,
  userId: string,
  { kind, name }: DocumentSort<Content>,
  resumeTitle = '',
): UnsentCopy<Content> =>
  new UnsentCopy<Content>({ userId, name: `${resumeId}/${kind}`, title: `${resumeTitle}: ${name}` });

/** Read anew whenever the page is opened, and never behind the back of whoever writes on it. */
export const openQuery = <Content>(resumeId: string, userId: string, sort: DocumentSort<Content>) =>
  queryOptions({
    queryKey: ['document', resumeId, sort.kind],
    gcTime: 0,
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<OpenDocument<Content>> => {
      await adoptVisitorDocuments();
      // Nobody sees or sends another person's work.
      await journalStore.keepOnlyOf(userId);
      const blank = sort.blank(emptyResumeData());
      const [documents, found] = await Promise.all([
        readDocuments(resumeId, signal),
        unsentCopy(resumeId, userId, sort).find((value) => sort.read(value, blank)),
      ]);
      const saved = documents.find(({ kind }) => kind === sort.kind);
      return { saved: saved && { content: sort.read(saved.content, blank), revision: saved.revision }, found };
    },
  });
