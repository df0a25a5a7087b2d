import type { GuideView } from '@shortlist/shared/contract/ai';
import type { ResumeDocument, ResumeDocuments } from '@shortlist/shared/contract/resume-documents';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { allowanceQuery } from '../../lib/ai-allowance.js';
import { http } from '../../lib/http.js';
import { contentOf, resumeQuery } from '../../lib/resume-query.js';
import { endSession, isSignedOutAnswer } from '../../lib/session.js';
import { useToast } from '../../ui/toasts.js';
import { useFailureToast } from '../../ui/use-failure-toast.js';
import type { GuideSort } from './guide-sorts.js';

const pathOf = (resumeId: string): string => `/api/resumes/${encodeURIComponent(resumeId)}/documents`;

export const guidesQuery = (resumeId: string) =>
  queryOptions({
    queryKey: ['guides', resumeId],
    queryFn: ({ signal }) => http.get<ResumeDocuments>(pathOf(resumeId), { signal }),
    staleTime: 0,
  });

/** Has a guide written from the résumé as it is saved now, and keeps it with the résumé. */
export function useWriteGuide(resumeId: string, { kind, name, path }: GuideSort) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const failed = useFailureToast(`Failed to write: ${name}`);
  return useMutation({
    mutationFn: async () => {
      const { data, jdText } = contentOf(await queryClient.fetchQuery(resumeQuery(resumeId)));
      const view = await http.post<GuideView>(path, { resumeData: data, jdText });
      const document = await http.put<ResumeDocument>(`${pathOf(resumeId)}/${kind}`, { content: { text: view.text } });
      return { view, document };
    },
    onSuccess: ({ document }) => {
      queryClient.setQueryData(guidesQuery(resumeId).queryKey, (known = []) => [
        ...known.filter((other) => other.kind !== kind),
        document,
      ]);
      toast({ title: `${name} written and saved` });
    },
    onError: (error) => (isSignedOutAnswer(error) ? endSession(queryClient) : failed(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: allowanceQuery.queryKey }),
  });
}
