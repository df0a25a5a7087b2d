import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { scoreOf, useAllScored } from '../score/scores.js';
import { arrangeResumes, PLAIN } from './arrange-resumes.js';
import { ShowMoreList } from './parts/show-more-list.js';
import { messages } from './messages.js';
import { useArrangement } from './use-arrangement.js';

const ListControls = lazy(() => import('./list-controls.js'));

/** The search and sort controls appear only above this number of resumes. */
const MAX_WITHOUT_SEARCH = 6;

interface ArrangedResumesProps {
  resumes: ResumeRecord[];
  children: (arranged: ResumeRecord[]) => ReactNode;
}

export function ArrangedResumes({ resumes, children }: ArrangedResumesProps) {
  const [arrangement, change] = useArrangement();
  const byScore = arrangement.sort === 'score';
  const allScored = useAllScored(resumes, byScore);
  const arranged = useMemo(() => {
    // Sort by score only when all scores are known, so that cards do not move while scores are loading.
    const sort = byScore && !allScored ? PLAIN.sort : arrangement.sort;
    return arrangeResumes(resumes, { ...arrangement, sort }, (resume) => scoreOf(resume)?.quality ?? null);
  }, [resumes, arrangement, byScore, allScored]);
  const isPlain = arrangement.query === PLAIN.query && arrangement.sort === PLAIN.sort;
  return (
    <>
      {(resumes.length > MAX_WITHOUT_SEARCH || !isPlain) && (
        <Box sx={{ minHeight: { xs: 92, sm: 40 }, mt: 2.5, mb: 2 }}>
          <Suspense>
            <ListControls arrangement={arrangement} onChange={change} found={arranged.length} />
          </Suspense>
        </Box>
      )}
      {arranged.length > 0 ? (
        <ShowMoreList resumes={arranged}>{children}</ShowMoreList>
      ) : (
        <Box sx={{ py: { xs: 4, sm: 6 }, textAlign: 'center' }}>
          <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {messages.arrangedResumes.noMatch(arrangement.query.trim())}
          </Typography>
          <Button onClick={() => change({ query: '' })} sx={{ mt: 1.5 }}>
            {messages.arrangedResumes.showAll(resumes.length)}
          </Button>
        </Box>
      )}
    </>
  );
}
