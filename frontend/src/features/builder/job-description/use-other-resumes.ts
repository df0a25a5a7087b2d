import { readResumeData } from '@shortlist/shared/resume/read-resume-data';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { resumesQuery } from '../../../entities/resume/resumes-query.js';
import { useSession } from '../../../entities/session/session.js';
import { useDraft } from '../draft/draft-store.js';
import { resumeWords, type OtherResume } from './keyword-presence.js';

const NONE: OtherResume[] = [];

/** Returns the user's other resumes; empty for visitors, who have only one draft. */
export function useOtherResumes(): OtherResume[] {
  const { status } = useSession();
  const id = useDraft((state) => state.id);
  const { data } = useQuery({ ...resumesQuery, enabled: status === 'signed-in' });
  return useMemo(
    () =>
      data
        ?.filter((resume) => resume.id !== id)
        .map((resume) => ({ title: resume.title, words: resumeWords(readResumeData(resume.data)) })) ?? NONE,
    [data, id],
  );
}
