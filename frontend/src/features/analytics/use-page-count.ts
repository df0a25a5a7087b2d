import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { useQuery } from '@tanstack/react-query';
import { whenIdle } from '../../lib/idle-queue.js';
import { contentOf } from '../../lib/resume-query.js';

/** Pages of the résumé as its preview and its PDF have them; undefined until they are set, or where a font is missing. */
export function usePageCount(resume: ResumeRecord): number | undefined {
  const { data } = useQuery({
    queryKey: ['pages', resume.id, resume.revision],
    staleTime: Infinity,
    queryFn: async () => {
      // The layout engine is a chunk of its own, which nothing else on the page waits for.
      const { setOnPages } = await import('@shortlist/ui-kit/sheets/set-on-pages');
      const { data, templateKey } = contentOf(resume);
      const layout = await setOnPages(data, templateKey, () => new Promise((resolve) => whenIdle(resolve)));
      return layout.pages.length;
    },
  });
  return data;
}
