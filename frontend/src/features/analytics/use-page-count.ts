import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { useQuery } from '@tanstack/react-query';
import { whenIdle } from '../../lib/idle-queue.js';
import { contentOf } from '../../entities/resume/resume-query.js';

/** Page count as in the preview and the PDF; undefined until laid out, or when a font is missing. */
export function usePageCount(resume: ResumeRecord): number | undefined {
  const { data } = useQuery({
    queryKey: ['pages', resume.id, resume.revision],
    staleTime: Infinity,
    queryFn: async () => {
      // The layout engine is a separate chunk that the page does not wait for.
      const { layoutOnce } = await import('@shortlist/ui-kit/page-preview/layout-once');
      const { data, templateKey } = contentOf(resume);
      const layout = await layoutOnce(data, templateKey, () => new Promise((resolve) => whenIdle(resolve)));
      return layout.pages.length;
    },
  });
  return data;
}
