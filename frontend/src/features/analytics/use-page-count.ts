import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { useQuery } from '@tanstack/react-query';
import { whenIdle } from '../../lib/idle-queue.js';
import { contentOf } from '../../entities/resume/resume-query.js';

/** Returns the page count of the preview and the PDF. Undefined until laid out, or if a font is missing. */
export function usePageCount(resume: ResumeRecord): number | undefined {
  const { data } = useQuery({
    queryKey: ['pages', resume.id, resume.revision],
    staleTime: Infinity,
    queryFn: async () => {
      // Load the layout engine in a separate chunk, so that the page need not wait for it.
      const { layoutOnce } = await import('@shortlist/ui-kit/page-preview/layout-once');
      const { data, templateKey } = contentOf(resume);
      const layout = await layoutOnce(data, templateKey, () => new Promise((resolve) => whenIdle(resolve)));
      return layout.pages.length;
    },
  });
  return data;
}
